! An integer is no handle in mpi_f08 (R53).
use mpi_f08
integer :: rank
call MPI_Comm_rank(0, rank)
end
