! Heat spreading on a plate, in mpi_f08. Each process has a band of rows; rows are not contiguous, and are passed as sections.
program heat
    use mpi_f08
    implicit none
    integer, parameter :: rows = 48, columns = 32, steps = 200
    double precision, allocatable :: plate(:, :), whole(:, :)
    integer :: rank, size, first, last, step

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_size(MPI_COMM_WORLD, size)
    call band_of(rank, first, last)
    allocate (plate(first - 1:last + 1, 0:columns + 1))
    plate = 0
    if (rank == 0) plate(0, :) = 100
    do step = 1, steps
        call exchange()
        call relax(plate)
    end do
    call collect()
    if (rank == 0) print '(a, l1)', 'same as the serial run: ', all(whole == serial())
    call MPI_Finalize()

contains

    subroutine band_of(process, lowest, highest)
        integer, intent(in) :: process
        integer, intent(out) :: lowest, highest
        lowest = process * rows / size + 1
        highest = (process + 1) * rows / size
    end subroutine

    subroutine exchange()
        integer :: above, below
        above = merge(rank - 1, MPI_PROC_NULL, rank > 0)
        below = merge(rank + 1, MPI_PROC_NULL, rank < size - 1)
        call MPI_Sendrecv(plate(first, 1:columns), columns, MPI_DOUBLE_PRECISION, above, 0, &
                          plate(last + 1, 1:columns), columns, MPI_DOUBLE_PRECISION, below, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        call MPI_Sendrecv(plate(last, 1:columns), columns, MPI_DOUBLE_PRECISION, below, 1, &
                          plate(first - 1, 1:columns), columns, MPI_DOUBLE_PRECISION, above, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    end subroutine

    ! One step for all points but the border.
    subroutine relax(field)
        double precision, intent(inout) :: field(0:, 0:)
        double precision :: next(ubound(field, 1) - 1, columns)
        integer :: n
        n = ubound(field, 1) - 1
        next = (field(0:n - 1, 1:columns) + field(2:n + 1, 1:columns) + field(1:n, 0:columns - 1) + field(1:n, 2:columns + 1)) / 4
        field(1:n, 1:columns) = next
    end subroutine

    ! Collect all bands at rank 0: nonblocking, with sections on both sides.
    subroutine collect()
        type(MPI_Request) :: requests(size + 1)
        integer :: process, lowest, highest, pending
        pending = 1
        call MPI_Isend(plate(first:last, 1:columns), (last - first + 1) * columns, MPI_DOUBLE_PRECISION, 0, 2, &
                       MPI_COMM_WORLD, requests(1))
        if (rank == 0) then
            allocate (whole(rows, columns))
            do process = 0, size - 1
                call band_of(process, lowest, highest)
                pending = pending + 1
                call MPI_Irecv(whole(lowest:highest, :), (highest - lowest + 1) * columns, MPI_DOUBLE_PRECISION, process, 2, &
                               MPI_COMM_WORLD, requests(pending))
            end do
        end if
        call MPI_Waitall(pending, requests, MPI_STATUSES_IGNORE)
    end subroutine

    function serial() result(field)
        double precision :: field(rows, columns), all_rows(0:rows + 1, 0:columns + 1)
        integer :: i
        all_rows = 0
        all_rows(0, :) = 100
        do i = 1, steps
            call relax(all_rows)
        end do
        field = all_rows(1:rows, 1:columns)
    end function

end program
