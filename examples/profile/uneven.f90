! Rank 2 computes twice as long as the others, who wait for it; `bindery profile` says so (docs/start/profile-and-check.md).
program uneven
    use mpi_f08
    use, intrinsic :: iso_c_binding, only: c_int
    implicit none
    interface
        integer(c_int) function usleep(microseconds) bind(c)
            import :: c_int
            integer(c_int), value :: microseconds
        end function
    end interface
    double precision :: residual, total
    integer :: rank, step
    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    residual = 1
    do step = 1, 20
        call compute(merge(100000, 50000, rank == 2))
        call MPI_Allreduce(residual, total, 1, MPI_DOUBLE_PRECISION, MPI_MAX, MPI_COMM_WORLD)
    end do
    if (rank == 0) print '(a, f4.1)', 'largest residual ', total
    call MPI_Finalize()

contains

    ! It sleeps in place of computing, so that the figures are the same on a machine with fewer cores than processes.
    subroutine compute(microseconds)
        integer, intent(in) :: microseconds
        if (usleep(int(microseconds, c_int)) /= 0) error stop 'usleep'
    end subroutine
end program
