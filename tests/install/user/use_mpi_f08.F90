program main
    use mpi_f08
    implicit none
    integer :: total
    call mpi_init()
    total = 1
    call mpi_allreduce(MPI_IN_PLACE, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
    print '(a, i0)', 'total ', total
    call mpi_finalize()
end program
