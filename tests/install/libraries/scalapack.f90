! ScaLAPACK, as Debian has it, solves a system whose solution is known, on a grid of all processes; then sums are taken in place by BLACS.
program main
    use mpi_f08
    implicit none
    integer, parameter :: n = 12, block = 3
    integer :: context, rows, columns, row, column, my_rows, my_columns, i, j, info, descriptor(9), right_hand(9), pivots(2 * n)
    integer :: rank, processes, ierror
    double precision, allocatable :: a(:, :), b(:, :)
    double precision :: worst, sums(2)
    integer, external :: numroc
    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_size(MPI_COMM_WORLD, processes)
    rows = merge(2, 1, processes == 4)
    columns = processes / rows
    call blacs_get(-1, 0, context)
    call blacs_gridinit(context, 'Row-major', rows, columns)
    call blacs_gridinfo(context, rows, columns, row, column)
    my_rows = numroc(n, block, row, 0, rows)
    my_columns = numroc(n, block, column, 0, columns)
    allocate (a(my_rows, my_columns), b(my_rows, 1))
    call descinit(descriptor, n, n, block, block, 0, 0, context, max(1, my_rows), info)
    call descinit(right_hand, n, 1, block, block, 0, 0, context, max(1, my_rows), info)
    ! a(i, j) = 1 / (i + j) + n on the diagonal; the solution is 1, 2, 3, ...
    do i = 1, n
        do j = 1, n
            call pdelset(a, i, j, descriptor, element(i, j))
        end do
        call pdelset(b, i, 1, right_hand, sum([(element(i, j) * j, j = 1, n)]))
    end do
    call pdgesv(n, 1, a, 1, 1, descriptor, pivots, b, 1, 1, right_hand, info)
    if (info /= 0) print *, 'pdgesv: info', info
    worst = 0
    do i = 1, my_rows
        j = ((i - 1) / block * rows + row) * block + mod(i - 1, block) + 1
        if (column == 0) worst = max(worst, abs(b(i, 1) - j))
    end do
    sums = [1d0, dble(rank)]
    call dgsum2d(context, 'All', ' ', 2, 1, sums, 2, -1, -1)
    if (any(abs(sums - [dble(processes), processes * (processes - 1) / 2d0]) > 1d-12)) print *, 'dgsum2d gives', sums
    call MPI_Allreduce(MPI_IN_PLACE, worst, 1, MPI_DOUBLE_PRECISION, MPI_MAX, MPI_COMM_WORLD)
    if (rank == 0) print '(a)', merge('right', 'wrong', worst < 1d-10)
    call blacs_gridexit(context)
    call MPI_Finalize(ierror)
contains
    double precision function element(i, j)
        integer, intent(in) :: i, j
        element = 1d0 / (i + j) + merge(n, 0, i == j)
    end function
end program
