! mpi_f08 refuses a keyword that the standard does not have (R66).
use mpi_f08
integer :: rank
call MPI_Comm_rank(communicator=MPI_COMM_WORLD, rank=rank)
end
