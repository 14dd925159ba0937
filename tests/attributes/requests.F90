! Generalized requests that Fortran starts, completed and waited for by Fortran and by C (R103, R107, R108, R119).
#include "dialect.inc"
module procedures
    USES
    use checks
    implicit none
#include "declared.inc"
    integer :: queries = 0, frees = 0, cancels = 0, answer = 0, step = 0
    integer(long) :: last_state = 0
    integer(MPI_ADDRESS_KIND) :: in_module = 0
    logical :: was_complete = .false., was_cancelled = .false.
    interface
        integer function c_unwindings() bind(c)
        end function
    end interface

contains

    subroutine query(state, status, ierror)
        integer(MPI_ADDRESS_KIND) :: state
        STATUS :: status
        integer :: ierror, own
        queries = queries + 1
        last_state = state
        STATUS_OF(status, MPI_SOURCE) = 3
        STATUS_OF(status, MPI_TAG) = 44
        call MPI_Status_set_elements(status, MPI_INTEGER, 7, own)
        call MPI_Status_set_cancelled(status, was_cancelled, own)
        if (answer /= MPI_SUCCESS) ierror = answer
    end subroutine

    subroutine free_state(state, ierror)
        integer(MPI_ADDRESS_KIND) :: state
        integer :: ierror
        frees = frees + 1
        last_state = state
        if (step /= 0) state = state + step
        ierror = MPI_SUCCESS
    end subroutine

    subroutine cancel(state, complete, ierror)
        integer(MPI_ADDRESS_KIND) :: state
        logical :: complete
        integer :: ierror
        cancels = cancels + 1
        last_state = state
        was_complete = complete
        was_cancelled = .not. complete
        ierror = MPI_SUCCESS
    end subroutine

    subroutine expect_calls(what, want_queries, want_frees, want_cancels, state)
        character(len=*), intent(in) :: what
        integer, intent(in) :: want_queries, want_frees, want_cancels
        integer(long), intent(in) :: state
        call expect(what // ', queries', queries, want_queries)
        call expect(what // ', frees', frees, want_frees)
        call expect(what // ', cancellations', cancels, want_cancels)
        call expect(what // ', the state', last_state, state)
        queries = 0
        frees = 0
        cancels = 0
        last_state = -1
    end subroutine

    ! The extra state is a variable that is gone when the callbacks run.
    subroutine start(value, request)
        integer(long), intent(in) :: value
        REQUEST, intent(out) :: request
        integer(MPI_ADDRESS_KIND) :: state
        integer :: ierror
        state = value
        call MPI_Grequest_start(query, free_state, cancel, state, request, ierror)
        state = -1
        call expect('start', ierror, MPI_SUCCESS)
        was_cancelled = .false.
        last_state = -1
    end subroutine

    subroutine expect_status(what, status, cancelled)
        character(len=*), intent(in) :: what
        STATUS, intent(in) :: status
        logical, intent(in) :: cancelled
        integer :: count, ierror
        logical :: flag
        call expect(what // ', the source', STATUS_OF(status, MPI_SOURCE), 3)
        call expect(what // ', the tag', STATUS_OF(status, MPI_TAG), 44)
        call MPI_Get_count(status, MPI_INTEGER, count, ierror)
        call expect(what // ', the count', count, 7)
        call MPI_Test_cancelled(status, flag, ierror)
        call expect(what // ', is it cancelled', flag, cancelled)
    end subroutine
end module

module cases
    use procedures
    implicit none

contains

    subroutine in_fortran()
        REQUEST :: request
        STATUS :: status
        logical :: flag
        integer :: ierror
        call start(6000000000_long, request)
        call MPI_Test(request, flag, status, ierror)
        call expect('a test before it is complete', flag, .false.)
        call MPI_Grequest_complete(request, ierror)
        call MPI_Request_get_status(request, flag, status, ierror)
        call expect('get_status', flag, .true.)
        call expect_status('get_status', status, .false.)
        call expect_calls('get_status', 1, 0, 0, 6000000000_long)
        call MPI_Wait(request, status, ierror)
        call expect('wait', ierror, MPI_SUCCESS)
        call expect_status('wait', status, .false.)
        call expect('a request after wait', NUMBER(request), NUMBER(MPI_REQUEST_NULL))
        call expect_calls('wait', 1, 1, 0, 6000000000_long)
        call start(-2_long, request)
        call MPI_Grequest_complete(request, ierror)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
        call expect_calls('wait without a status', 1, 1, 0, -2_long)
        call start(3_long, request)
        call MPI_Grequest_complete(request, ierror)
        call MPI_Request_free(request, ierror)
        call expect('frees by request_free', frees, 1)
        call expect('the state of request_free', last_state, 3_long)
        queries = 0
        frees = 0
    end subroutine

    subroutine several()
        REQUEST :: requests(3)
        integer :: i, ierror
        do i = 1, 3
            call start(int(i, long), requests(i))
        end do
        do i = 3, 1, -1
            call MPI_Grequest_complete(requests(i), ierror)
        end do
        call MPI_Waitall(3, requests, MPI_STATUSES_IGNORE, ierror)
        call expect('queries of several', queries, 3)
        call expect('frees of several', frees, 3)
        queries = 0
        frees = 0
    end subroutine

    subroutine cancelled()
        REQUEST :: request
        STATUS :: status
        integer :: ierror
        call start(4_long, request)
        was_complete = .true.
        call MPI_Cancel(request, ierror)
        call expect('complete, said to cancel', was_complete, .false.)
        call expect_calls('cancel', 0, 0, 1, 4_long)
        call MPI_Grequest_complete(request, ierror)
        call MPI_Wait(request, status, ierror)
        call expect_status('wait after cancel', status, .true.)
        call expect_calls('wait after cancel', 1, 1, 0, 4_long)
        call start(5_long, request)
        call MPI_Grequest_complete(request, ierror)
        call MPI_Cancel(request, ierror)
        call expect('complete, said to a late cancel', was_complete, .true.)
        call expect_calls('a late cancel', 0, 0, 1, 5_long)
        call MPI_Wait(request, status, ierror)
        call expect_status('wait after a late cancel', status, .false.)
        call expect_calls('wait after a late cancel', 1, 1, 0, 5_long)
    end subroutine

    subroutine finish(request)
        REQUEST, intent(inout) :: request
        integer :: ierror
        call MPI_Grequest_complete(request, ierror)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
    end subroutine

    ! A callback changes extra_state, and the variable follows: of a module, saved, of a calling procedure's frame.
    subroutine follows()
        REQUEST :: requests(3)
        integer(MPI_ADDRESS_KIND) :: own
        integer(MPI_ADDRESS_KIND), save :: saved
        integer :: i, ierror
        step = -1
        own = 5
        saved = 6
        in_module = 7
        call MPI_Grequest_start(query, free_state, cancel, own, requests(1), ierror)
        call MPI_Grequest_start(query, free_state, cancel, saved, requests(2), ierror)
        call MPI_Grequest_start(query, free_state, cancel, in_module, requests(3), ierror)
        do i = 1, 3
            call finish(requests(i))
        end do
        call expect('a variable of a procedure', int(own, long), 4_long)
        call expect('a saved variable', int(saved, long), 5_long)
        call expect('a variable of a module', int(in_module, long), 6_long)
        own = 3
        do i = 1, 3
            call MPI_Grequest_start(query, free_state, cancel, own, requests(i), ierror)
        end do
        do i = 1, 3
            call finish(requests(i))
            call expect('the state of several', last_state, int(4 - i, long))
        end do
        call expect('a variable of several requests', int(own, long), 0_long)
        step = 0
    end subroutine

    ! A procedure that runs several times, each with a variable of its own.
    recursive subroutine follows_one(depth)
        integer, intent(in) :: depth
        integer(MPI_ADDRESS_KIND) :: own
        REQUEST, save :: request
        integer :: ierror
        own = 10 * depth
        if (depth == 2) call MPI_Grequest_start(query, free_state, cancel, own, request, ierror)
        if (depth < 4) call follows_one(depth + 1)
        if (depth == 4) call finish(request)
        call expect('a variable of a procedure that called itself', int(own, long), merge(19_long, 10_long * depth, depth == 2))
    end subroutine

    ! Each request has the value that it was started with, and a variable with a value of its own keeps that.
    subroutine does_not_follow()
        REQUEST :: requests(3)
        integer(MPI_ADDRESS_KIND) :: own
        integer :: i, ierror
        step = 100
        do i = 1, 3
            own = i
            call MPI_Grequest_start(query, free_state, cancel, own, requests(i), ierror)
        end do
        own = 50
        do i = 1, 3
            call finish(requests(i))
            call expect('the state of one of several', last_state, int(i, long))
        end do
        call expect('a variable with another value', int(own, long), 50_long)
        call MPI_Grequest_start(query, free_state, cancel, 8_MPI_ADDRESS_KIND, requests(1), ierror)
        call finish(requests(1))
        call expect('the state from a constant', last_state, 8_long)
        call start_and_return(requests(1))
        call finish_elsewhere(requests(1))
        step = 0
    end subroutine

    subroutine start_and_return(request)
        REQUEST, intent(out) :: request
        integer(MPI_ADDRESS_KIND) :: gone(200)
        integer :: ierror
        gone = 77
        call MPI_Grequest_start(query, free_state, cancel, gone(100), request, ierror)
    end subroutine

    subroutine finish_elsewhere(request)
        REQUEST, intent(inout) :: request
        integer(MPI_ADDRESS_KIND), volatile :: there(400)
        there = 77
        call finish(request)
        call expect('the state from a procedure that has returned', last_state, 77_long)
        call expect('numbers in its place', count(there == 77), 400)
    end subroutine

    subroutine in_c()
        REQUEST :: request
        integer :: members(4)
        call start(7_long, request)
        call c_complete(NUMBER(request))
        call expect('wait in C', c_wait(NUMBER(request), members), MPI_SUCCESS)
        call expect('the source in C', members(1), 3)
        call expect('the tag in C', members(2), 44)
        call expect('the count in C', members(3), 7)
        call expect('cancelled in C', members(4), 0)
        call expect_calls('wait in C', 1, 1, 0, 7_long)
    end subroutine

    subroutine fails()
        REQUEST :: request
        STATUS :: status
        integer :: ierror
        call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN, ierror)
        call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
        call start(8_long, request)
        call MPI_Grequest_complete(request, ierror)
        answer = MPI_ERR_OTHER
        call MPI_Wait(request, status, ierror)
        call expect('does wait fail where the query does', logical(ierror /= MPI_SUCCESS), .true.)
        answer = MPI_SUCCESS
    end subroutine
end module

program generalized_requests
    use cases
    implicit none
    integer :: ierror
    integer(MPI_ADDRESS_KIND) :: of_program = 1
    REQUEST :: request
    call MPI_Init(ierror)
    call in_fortran()
    call several()
    call cancelled()
    call expect('unwinding for states that nothing has changed', int(c_unwindings()), 0)
    step = -1
    call MPI_Grequest_start(query, free_state, cancel, of_program, request, ierror)
    call finish(request)
    step = 0
    call expect('a variable of the program', int(of_program, long), 0_long)
    call follows()
    call expect('unwinding for others', logical(c_unwindings() > 0), .true.)
    step = -1
    call follows_one(1)
    step = 0
    call does_not_follow()
    queries = 0
    frees = 0
    last_state = -1
    call in_c()
    call fails()
    call MPI_Finalize(ierror)
    call conclude(81)
end program
