! Sections by MPI_ and PMPI_, each procedure called more than once in a scope: what arrives must be right every time (R31, R57).
module exchange
    use mpi_f08
    implicit none
    integer, parameter :: n = 6
    integer :: wrong = 0
contains

    subroutine check(what, good)
        character(len=*), intent(in) :: what
        logical, intent(in) :: good
        if (.not. good) print *, 'wrong: ', what
        if (.not. good) wrong = wrong + 1
    end subroutine

    subroutine first(rank)
        integer, intent(in) :: rank
        integer :: a(n, n), b(n, n), i
        a = reshape([(100 * rank + i, i = 1, n * n)], [n, n])
        b = -1
        if (rank == 0) then
            call PMPI_Send(a(1:n:2, :), n * n / 2, MPI_INTEGER, 1, 1, MPI_COMM_WORLD)
            call PMPI_Send(a(:, 2), n, MPI_INTEGER, 1, 2, MPI_COMM_WORLD)
            call PMPI_Send(a(2, :), n, MPI_INTEGER, 1, 3, MPI_COMM_WORLD)
            call MPI_Send(a(3, :), n, MPI_INTEGER, 1, 4, MPI_COMM_WORLD)
            call MPI_Send(a(4, :), n, MPI_INTEGER, 1, 5, MPI_COMM_WORLD)
        else
            call PMPI_Recv(b(1:n:2, :), n * n / 2, MPI_INTEGER, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
            call check('every second row', all(b(1:n:2, :) == a(1:n:2, :) - 100) .and. all(b(2:n:2, :) == -1))
            call PMPI_Recv(b(:, 2), n, MPI_INTEGER, 0, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
            call check('a column', all(b(:, 2) == a(:, 2) - 100))
            call PMPI_Recv(b(2, :), n, MPI_INTEGER, 0, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
            call check('a row', all(b(2, :) == a(2, :) - 100))
            call MPI_Recv(b(4, :), n, MPI_INTEGER, 0, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
            call check('another row', all(b(4, :) == a(3, :) - 100))
            call MPI_Recv(b(6, :), n, MPI_INTEGER, 0, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
            call check('a third row', all(b(6, :) == a(4, :) - 100))
        end if
    end subroutine

    subroutine second(rank)
        integer, intent(in) :: rank
        integer :: a(n, n), twins(2), i
        type(MPI_Request) :: requests(2)
        a = reshape([(100 * rank + i, i = 1, n * n)], [n, n])
        call PMPI_Bcast(a(2, 1:n:2), n / 2, MPI_INTEGER, 0, MPI_COMM_WORLD)
        call check('a row from the root', all(a(2, 1:n:2) == [2, 2 + 2 * n, 2 + 4 * n]))
        call PMPI_Bcast(a(3, :), n, MPI_INTEGER, 0, MPI_COMM_WORLD)
        call check('a row from the root', all(a(3, :) == [(3 + n * i, i = 0, n - 1)]))
        call PMPI_Irecv(twins(1), 1, MPI_INTEGER, rank, 6, MPI_COMM_WORLD, requests(1))
        call PMPI_Irecv(twins(2), 1, MPI_INTEGER, rank, 7, MPI_COMM_WORLD, requests(2))
        call MPI_Send(rank + 40, 1, MPI_INTEGER, rank, 6, MPI_COMM_WORLD)
        call PMPI_Send(rank + 50, 1, MPI_INTEGER, rank, 7, MPI_COMM_WORLD)
        call PMPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
        call check('to oneself', all(twins == [rank + 40, rank + 50]))
    end subroutine
end module

program twice
    use exchange
    implicit none
    integer :: rank
    call MPI_Init()
    call PMPI_Comm_rank(MPI_COMM_WORLD, rank)
    call first(rank)
    call second(rank)
    call MPI_Allreduce(MPI_IN_PLACE, wrong, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
    if (rank == 0 .and. wrong == 0) print '(a)', 'done'
    call MPI_Finalize()
end program
