! Known calls, bytes and messages from Fortran, on four processes.
program known
  use mpi_f08
  implicit none
  integer :: rank, size, i
  integer :: values(100), other(100)
  type(MPI_Request) :: requests(2)
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, size)
  values = rank
  do i = 1, 10
     call ring()
  end do
  call MPI_Isend(values(1:100:2), 50, MPI_INTEGER, mod(rank + 1, size), 1, MPI_COMM_WORLD, requests(1))
  call MPI_Irecv(other, 50, MPI_INTEGER, mod(rank + size - 1, size), 1, MPI_COMM_WORLD, requests(2))
  call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
  call MPI_Allreduce(MPI_IN_PLACE, values, 100, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
  call MPI_Finalize()
contains
  subroutine ring()
    call MPI_Sendrecv(values, 100, MPI_INTEGER, mod(rank + 1, size), 0, other, 100, MPI_INTEGER, &
         mod(rank + size - 1, size), 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
  end subroutine ring
end program known
