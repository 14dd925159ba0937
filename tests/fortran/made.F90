! Routines that are made of others where the MPI lacks them (made_of in specs/routines), one process. Prints how many checks were made and
! how many went wrong.
#include "dialect.inc"
#if defined(DIALECT_f08)
#define STATUSES(n) type(MPI_Status) :: statuses(n)
#define TAG(i) statuses(i)%MPI_TAG
#define FIRST_STATUS statuses(1)
#else
#define STATUSES(n) integer :: statuses(MPI_STATUS_SIZE, n)
#define TAG(i) statuses(MPI_TAG, i)
#define FIRST_STATUS statuses(:, 1)
#endif
program made
    USES
    implicit none
    HEADER
    integer :: ierror, checks = 0, wrong = 0
    call MPI_Init(ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN, ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
    call looks_at_requests()
    call pairs()
    call duplicates()
    call infos()
    call MPI_Finalize(ierror)
    print '(i0, a, i0, a)', checks, ' checks, ', wrong, ' wrong'

contains

#include "counted.inc"

    subroutine looks_at_requests()
        HANDLE(MPI_Request) :: requests(2)
        STATUSES(2)
        integer :: sent(1), got(1), index, indices(2), outcount
        logical :: flag
        requests = MPI_REQUEST_NULL
        flag = .false.
        call MPI_Request_get_status_any(2, requests, index, flag, MPI_STATUS_IGNORE, ierror)
        call check('any of no request', flag .and. index == MPI_UNDEFINED)
        call MPI_Irecv(got, 1, MPI_INTEGER, 0, 3, MPI_COMM_SELF, requests(2), ierror)
        call MPI_Request_get_status_any(2, requests, index, flag, MPI_STATUS_IGNORE, ierror)
        call check('any of a pending one', .not. flag .and. ierror == MPI_SUCCESS)
        call MPI_Request_get_status_all(2, requests, flag, MPI_STATUSES_IGNORE, ierror)
        call check('all of a pending one', .not. flag .and. ierror == MPI_SUCCESS)
        call MPI_Request_get_status_some(2, requests, outcount, indices, MPI_STATUSES_IGNORE, ierror)
        call check('some of a pending one', outcount == 0 .and. ierror == MPI_SUCCESS)
        sent = 17
        call MPI_Send(sent, 1, MPI_INTEGER, 0, 3, MPI_COMM_SELF, ierror)
        flag = .false.
        do while (.not. flag)
            call MPI_Request_get_status_all(2, requests, flag, statuses, ierror)
        end do
        call check('all', TAG(2) == 3 .and. requests(2) /= MPI_REQUEST_NULL .and. got(1) == 17)
        TAG(1) = 0
        call MPI_Request_get_status_any(2, requests, index, flag, FIRST_STATUS, ierror)
        call check('any', flag .and. index == 2 .and. TAG(1) == 3)
        TAG(1) = 0
        call MPI_Request_get_status_some(2, requests, outcount, indices, statuses, ierror)
        call check('some', outcount == 1 .and. indices(1) == 2 .and. TAG(1) == 3)
        call MPI_Request_get_status_some(-1, requests, outcount, indices, statuses, ierror)
        call check('a count below zero', ierror /= MPI_SUCCESS)
        call MPI_Wait(requests(2), MPI_STATUS_IGNORE, ierror)
        call MPI_Request_get_status_some(2, requests, outcount, indices, statuses, ierror)
        call check('some of no request', outcount == MPI_UNDEFINED)
    end subroutine

    subroutine pairs()
        HANDLE(MPI_Datatype) :: pair
        call MPI_Type_get_value_index(MPI_2INTEGER, MPI_INTEGER, pair, ierror)
        call check('a pair that MPI does not have', pair == MPI_DATATYPE_NULL)
        call MPI_Type_get_value_index(MPI_INTEGER, MPI_INTEGER, pair, ierror)
        call check('a pair of INTEGERs', pair == MPI_2INTEGER)
    end subroutine

    subroutine duplicates()
        HANDLE(MPI_Comm) :: comm
        HANDLE(MPI_Request) :: request
        integer :: result
        call MPI_Comm_idup_with_info(MPI_COMM_WORLD, MPI_INFO_NULL, comm, request, ierror)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
        call MPI_Comm_compare(comm, MPI_COMM_WORLD, result, ierror)
        call check('a duplicate', result == MPI_CONGRUENT)
        call MPI_Comm_free(comm, ierror)
    end subroutine

    subroutine infos()
        HANDLE(MPI_Info) :: info
        integer :: keys
        keys = -1
        call MPI_Info_create_env(info, ierror)
        call MPI_Info_get_nkeys(info, keys, ierror)
        call check('info of the environment', ierror == MPI_SUCCESS .and. keys >= 0)
        call MPI_Info_free(info, ierror)
        keys = -1
        call MPI_Get_hw_resource_info(info, ierror)
        call MPI_Info_get_nkeys(info, keys, ierror)
        call check('info of the hardware', ierror == MPI_SUCCESS .and. keys >= 0)
        call MPI_Info_free(info, ierror)
    end subroutine

end program
