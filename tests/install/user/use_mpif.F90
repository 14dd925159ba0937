program main
    implicit none
    include 'mpif.h'
    integer :: ierror, total
    call mpi_init(ierror)
    total = 1
    call mpi_allreduce(MPI_IN_PLACE, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
    print '(a, i0)', 'total ', total
    call mpi_finalize(ierror)
end program
