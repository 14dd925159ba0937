! Large counts are for mpi_f08 alone (R28).
use mpi
integer(kind=MPI_COUNT_KIND) :: count
integer :: x, ierror
count = 1
call MPI_SEND(x, count, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, ierror)
end
