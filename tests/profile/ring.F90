! Ten messages around a ring of four processes, by mpif.h.
program ring
  implicit none
  include 'mpif.h'
  integer :: rank, size, i, ierror, status(MPI_STATUS_SIZE)
  integer :: values(100), other(100)
  call MPI_Init(ierror)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
  call MPI_Comm_size(MPI_COMM_WORLD, size, ierror)
  values = rank
  do i = 1, 10
     call MPI_Sendrecv(values, 100, MPI_INTEGER, mod(rank + 1, size), 0, other, 100, MPI_INTEGER, &
          mod(rank + size - 1, size), 0, MPI_COMM_WORLD, status, ierror)
  end do
  call MPI_Finalize(ierror)
end program ring
