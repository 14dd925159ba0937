! ierror is optional in mpi_f08 alone (R58).
use mpi
integer :: rank
call MPI_COMM_RANK(MPI_COMM_WORLD, rank)
end
