! The same plate with mpif.h, like older programs: rows by a derived datatype, results by a reduction in place.
program heat
    implicit none
    include 'mpif.h'
    integer, parameter :: rows = 48, columns = 32, steps = 200
    double precision, allocatable :: plate(:, :)
    double precision :: sums(2), wanted(2)
    integer :: rank, size, first, last, step, row, ierror

    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call MPI_Comm_size(MPI_COMM_WORLD, size, ierror)
    first = rank * rows / size + 1
    last = (rank + 1) * rows / size
    allocate (plate(first - 1:last + 1, 0:columns + 1))
    plate = 0
    if (rank == 0) plate(0, :) = 100
    call MPI_Type_vector(columns, 1, last - first + 3, MPI_DOUBLE_PRECISION, row, ierror)
    call MPI_Type_commit(row, ierror)
    do step = 1, steps
        call exchange()
        call relax(plate)
    end do
    call MPI_Type_free(row, ierror)
    ! Sums of multiples of a power of two are the same in any order.
    sums(1) = sum(aint(plate(first:last, 1:columns) * 1024))
    sums(2) = sum(aint(plate(first:last, columns / 2) * 1024))
    call MPI_Allreduce(MPI_IN_PLACE, sums, 2, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierror)
    call serial(wanted)
    if (rank == 0) print '(a, l1)', 'same as the serial run: ', all(sums == wanted)
    call MPI_Finalize(ierror)

contains

    subroutine exchange()
        integer :: above, below
        above = merge(rank - 1, MPI_PROC_NULL, rank > 0)
        below = merge(rank + 1, MPI_PROC_NULL, rank < size - 1)
        call MPI_Sendrecv(plate(first, 1), 1, row, above, 0, plate(last + 1, 1), 1, row, below, 0, MPI_COMM_WORLD, &
                          MPI_STATUS_IGNORE, ierror)
        call MPI_Sendrecv(plate(last, 1), 1, row, below, 1, plate(first - 1, 1), 1, row, above, 1, MPI_COMM_WORLD, &
                          MPI_STATUS_IGNORE, ierror)
    end subroutine

    subroutine relax(field)
        double precision, intent(inout) :: field(0:, 0:)
        double precision :: next(ubound(field, 1) - 1, columns)
        integer :: n
        n = ubound(field, 1) - 1
        next = (field(0:n - 1, 1:columns) + field(2:n + 1, 1:columns) + field(1:n, 0:columns - 1) + field(1:n, 2:columns + 1)) / 4
        field(1:n, 1:columns) = next
    end subroutine

    subroutine serial(totals)
        double precision, intent(out) :: totals(2)
        double precision :: all_rows(0:rows + 1, 0:columns + 1)
        integer :: i
        all_rows = 0
        all_rows(0, :) = 100
        do i = 1, steps
            call relax(all_rows)
        end do
        totals(1) = sum(aint(all_rows(1:rows, 1:columns) * 1024))
        totals(2) = sum(aint(all_rows(1:rows, columns / 2) * 1024))
    end subroutine

end program
