! A wide integer is no rank (R69).
use mpi_f08
integer(kind=MPI_COUNT_KIND) :: rank
call MPI_Comm_rank(MPI_COMM_WORLD, rank)
end
