! A datatype is no communicator (R53).
use mpi_f08
integer :: rank
call MPI_Comm_rank(MPI_INTEGER, rank)
end
