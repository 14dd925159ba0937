! So does mpi (R66).
use mpi
integer :: rank, ierror
call MPI_COMM_RANK(communicator=MPI_COMM_WORLD, rank=rank, ierror=ierror)
end
