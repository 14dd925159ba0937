! Sums in place with this program's MPI_IN_PLACE, in the library, and here with the library's.
program main
#ifdef DIALECT_f08
    use mpi_f08
#else
    use mpi
#endif
    implicit none
    integer :: right, ierror, total
    external :: with, part_calls
    call mpi_init(ierror)
    call part_sums(right)
    if (right /= 1) stop 1
    total = 5
    call mpi_allreduce(MPI_IN_PLACE, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_SELF, ierror)
    if (total /= 5) stop 2
    call part_calls(with)
    call mpi_finalize(ierror)
    print '(a)', 'right'
end program

subroutine with(address)
#ifdef DIALECT_f08
    use mpi_f08
#else
    use mpi
#endif
    implicit none
    integer :: address, total, ierror
    total = 9
    call mpi_allreduce(address, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_SELF, ierror)
    if (total /= 9) stop 3
end subroutine
