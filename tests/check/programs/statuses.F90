! Statuses of calls that complete several requests, where nothing compares ranks of arrays: in mpi and mpif.h.
#include "dialect.inc"
module cases
    USES
    use support
    implicit none
    HEADER
    integer :: a(4) = 1, b(4), ierror
    HANDLE(MPI_Request) :: requests(2)
contains
    subroutine exchange
        call MPI_Irecv(b, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, requests(1), ierror)
        call MPI_Isend(a, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, requests(2), ierror)
    end subroutine

    subroutine ignored_as_an_array ! processes: 2
        call exchange
        call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierror)
    end subroutine

    subroutine kept_in_an_array ! processes: 2
        integer :: statuses(MPI_STATUS_SIZE, 2), flat(2 * MPI_STATUS_SIZE), places(2), number
        call exchange
        call MPI_Waitall(2, requests, statuses, ierror)
        call expect('source', statuses(MPI_SOURCE, 1) == 1 - rank)
        call exchange
        call MPI_Waitall(2, requests, flat, ierror)
        call exchange
        call MPI_Waitsome(2, requests, number, places, statuses, ierror)
        call MPI_Waitall(2, requests, statuses, ierror)
    end subroutine

    subroutine ignored_one_by_one ! processes: 2
        integer :: place
        call exchange
        call MPI_Waitany(2, requests, place, MPI_STATUS_IGNORE, ierror)
        call MPI_Waitany(2, requests, place, MPI_STATUS_IGNORE, ierror)
    end subroutine

    subroutine ignored_as_one ! processes: 2
        call exchange
        call MPI_Waitall(2, requests, MPI_STATUS_IGNORE, ierror) ! wrong: argument array_of_statuses
    end subroutine
end module
