! A system whose solution is 1, 2, 3, ..., solved by solver.f90.
program main
    use, intrinsic :: iso_c_binding
    use mpi_f08
    implicit none
    interface
        subroutine solve(comm, n, rhs, status) bind(C)
            import
            integer(c_int), value :: comm, n
            real(c_double) :: rhs(*)
            integer(c_int) :: status
        end subroutine
    end interface
    integer, parameter :: n = 40
    integer :: i, rank
    integer(c_int) :: status
    real(c_double) :: x(n)
    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    x = [(4d0 * i - merge(i - 1, 0, i > 1) - merge(i + 1, 0, i < n), i = 1, n)]
    call solve(int(MPI_COMM_WORLD%MPI_VAL, c_int), int(n, c_int), x, status)
    if (rank == 0) print '(a)', merge('right', 'wrong', status == 0 .and. maxval(abs(x - [(i, i = 1, n)])) < 1d-10)
    call MPI_Finalize()
end program
