! Requests of copied sections beside other requests, on one process: what C completes or frees, errors and how often a handler hears of
! them, cancelling and freeing, files, and two threads (MPI 5.0 sections 3.7, 3.8.4, 9.3, 19.1.10, 19.3).
#include "bnd_has.h"
module completion_shared
    use mpi_f08
    use, intrinsic :: iso_c_binding
    implicit none
    integer :: failures = 0, on_comm = 0, on_self = 0
    logical :: says_truncated = .true. ! Open MPI 4.1 does not, of messages to oneself
    logical :: returns_codes = .true. ! MPICH 5.0.2 calls the error handler alone
    type(MPI_Comm) :: comm, called

    interface
        subroutine c_completes(request) bind(C)
            import
            integer(c_int) :: request
        end subroutine
        subroutine c_receives(persistent, tag, request) bind(C)
            import
            integer(c_int), value :: persistent, tag
            integer(c_int) :: request
        end subroutine
        subroutine c_ends(file, buffer) bind(C)
            import
            integer(c_int), value :: file
            integer :: buffer(*)
        end subroutine
        subroutine run_two() bind(C)
        end subroutine
    end interface

contains

    ! A datatype of the size of two INTEGERs.
    type(MPI_Datatype) function two_integers()
        two_integers = merge(MPI_INTEGER8, MPI_DOUBLE_COMPLEX, storage_size(0) == 32)
    end function

    subroutine verdict(name, good)
        character(*), intent(in) :: name
        logical, intent(in) :: good
        if (good) return
        failures = failures + 1
        if (failures <= 40) print '(2a)', 'wrong: ', name
    end subroutine

    subroutine expect(name, code, wanted)
        character(*), intent(in) :: name
        integer, intent(in) :: code, wanted
        integer :: class
        call MPI_Error_class(code, class)
        call verdict(name, class == wanted)
    end subroutine

    subroutine hears(object, code)
        type(MPI_Comm) :: object
        integer :: code
        if (object == MPI_COMM_SELF .or. object == MPI_COMM_WORLD) then
            on_self = on_self + 1
        else
            on_comm = on_comm + 1
        end if
        called = object
    end subroutine

    ! Two INTEGERs over every second INTEGER: no datatype says that, so that a copy stands in.
    subroutine receive(memory, tag, request)
        integer, asynchronous :: memory(80)
        integer, intent(in) :: tag
        type(MPI_Request), intent(out) :: request
        call MPI_Irecv(memory(1:80:2), 10, two_integers(), 0, tag, comm, request)
    end subroutine

    subroutine send(number, tag)
        integer, intent(in) :: number, tag
        integer :: values(20), i
        values = [(100 * tag + i, i = 1, 20)]
        call MPI_Send(values, number, two_integers(), 0, tag, comm)
    end subroutine

    logical function has(memory, tag, number)
        integer, intent(in) :: memory(80), tag, number
        integer :: i
        has = all(memory(1:4 * number:2) == [(100 * tag + i, i = 1, 2 * number)]) .and. all(memory(2::2) == -1) .and. &
            all(memory(4 * number + 1::2) == -1)
    end function

    ! On each of two threads: copied and plain messages, completed in turn by MPI_Wait, MPI_Test, MPI_Waitany and MPI_Testsome. The copied
    ! receives of a thread are pending while the other one polls plain requests.
    integer(c_int) function exchange(thread) bind(C)
        integer(c_int), value :: thread
        integer, asynchronous :: memory(80), sent(80), plain(2)
        type(MPI_Request) :: copied(2), others(2)
        integer :: round, i, tag, index, indices(2), done, number
        logical :: flag
        exchange = 0
        do round = 1, 300
            tag = 1000 * (thread + 1) + 2 * mod(round, 100)
            memory = -1
            sent(1::2) = [(100 * tag + i, i = 1, 40)]
            plain = -1
            call MPI_Irecv(memory(1:80:2), 10, two_integers(), 0, tag, comm, copied(1))
            call MPI_Irecv(plain(1), 1, MPI_INTEGER, 0, tag + 1, comm, others(1))
            call MPI_Isend(round, 1, MPI_INTEGER, 0, tag + 1, comm, others(2))
            flag = .false.
            select case (mod(round, 2))
            case (0)
                call MPI_Waitall(2, others, MPI_STATUSES_IGNORE)
            case (1)
                do while (.not. flag)
                    call MPI_Test(others(1), flag, MPI_STATUS_IGNORE)
                end do
                call MPI_Wait(others(2), MPI_STATUS_IGNORE)
            end select
            call MPI_Isend(sent(1:80:2), 10, two_integers(), 0, tag, comm, copied(2))
            done = 0
            flag = .false.
            do while (done < 2)
                select case (mod(round, 4))
                case (0)
                    call MPI_Waitany(2, copied, index, MPI_STATUS_IGNORE)
                    done = done + 1
                case (1)
                    call MPI_Testsome(2, copied, number, indices, MPI_STATUSES_IGNORE)
                    done = done + number
                case (2)
                    call MPI_Waitall(2, copied, MPI_STATUSES_IGNORE)
                    done = 2
                case (3)
                    call MPI_Testany(2, copied, index, flag, MPI_STATUS_IGNORE)
                    if (flag) done = done + 1
                end select
            end do
            if (plain(1) /= round .or. .not. has(memory, tag, 10)) exchange = exchange + 1
        end do
    end function
end module

program completion
    use completion_shared
    implicit none
    integer, asynchronous :: memory(80), other(20), other_memory(80) = -1
    type(MPI_Errhandler) :: handler
    integer :: provided, code, i
    call MPI_Init_thread(MPI_THREAD_MULTIPLE, provided)
    call MPI_Comm_dup(MPI_COMM_SELF, comm)
    call MPI_Comm_create_errhandler(hears, handler)
    call MPI_Comm_set_errhandler(comm, handler)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, handler)
    call MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler)
    do i = 1, 5
        call stale(i)
    end do
    call stale_file()
    call unwritten_indices()
    call truncated()
    call lists_of_failed()
    call cancelled()
    call freed_while_active()
    call files()
#if BND_HAS_MPI_Psend_init
    call partitions_beyond()
#endif
    if (provided == MPI_THREAD_MULTIPLE) call run_two()
    call verdict('no error that nobody waits for', on_comm == 0 .and. on_self == 0)
    if (failures == 0) print '(a)', 'right'
    call MPI_Finalize()
    if (failures > 0) error stop 1

contains

    ! C completes a copied receive, and the program uses its memory for something else. Then requests are made until one has the integer
    ! of that receive: plain ones, persistent ones, generalized ones, duplicates of a communicator, and ones that C made.
    subroutine stale(kind)
        integer, intent(in) :: kind
        type(MPI_Request) :: first, second
        type(MPI_Comm) :: duplicate
        character :: digit
        logical :: again
        integer :: tries, number
        integer(c_int) :: request
        write (digit, '(i1)') kind
        memory = -1
        call receive(memory, 1, first)
        call send(10, 1)
        number = first%mpi_val
        request = int(number, c_int)
        call c_completes(request)
        first%mpi_val = request
        memory = 7777
        again = .false.
        do tries = 1, 8
            select case (kind)
            case (1)
                call MPI_Irecv(other, 1, two_integers(), 0, 2, comm, second)
            case (2)
                call MPI_Recv_init(other, 1, two_integers(), 0, 2, comm, second)
                call MPI_Start(second)
            case (3)
                call MPI_Grequest_start(query, release, cancel, 0_MPI_ADDRESS_KIND, second)
            case (4)
                call MPI_Comm_idup(comm, duplicate, second)
            case (5)
                call c_receives(1_c_int, 2_c_int, request)
                second%mpi_val = request
            end select
            if (second%mpi_val == number) again = .true.
            if (kind == 3) call MPI_Grequest_complete(second)
            if (kind <= 2) call send(1, 2)
            call MPI_Wait(second, MPI_STATUS_IGNORE)
            if (kind == 2 .or. kind == 5) call MPI_Request_free(second)
            if (kind == 4) call MPI_Comm_free(duplicate)
        end do
        ! Open MPI makes some of these requests without giving them the first free integer.
        call verdict('the integer came again, kind '//digit, again .or. kind == 3 .or. kind == 4)
        call verdict('nothing overwritten, kind '//digit, all(memory == 7777))
    end subroutine

    subroutine query(state, status, ierror)
        integer(MPI_ADDRESS_KIND) :: state
        type(MPI_Status) :: status
        integer :: ierror
        call MPI_Status_set_elements(status, MPI_BYTE, 0)
        call MPI_Status_set_cancelled(status, .false.)
        ierror = MPI_SUCCESS
    end subroutine

    subroutine release(state, ierror)
        integer(MPI_ADDRESS_KIND) :: state
        integer :: ierror
        ierror = MPI_SUCCESS
    end subroutine

    subroutine cancel(state, complete, ierror)
        integer(MPI_ADDRESS_KIND) :: state
        logical :: complete
        integer :: ierror
        ierror = MPI_SUCCESS
    end subroutine

    ! C ends a split collective into a copy; the next one, which needs no copy, is another operation.
    subroutine stale_file()
        type(MPI_File) :: file
        call MPI_File_open(comm, 'completion.data', MPI_MODE_CREATE + MPI_MODE_RDWR + MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, file)
        other = [(i, i = 1, 20)]
        call MPI_File_write_at(file, 0_MPI_OFFSET_KIND, other, 20, MPI_INTEGER, MPI_STATUS_IGNORE)
        memory = -1
        call MPI_File_read_at_all_begin(file, 0_MPI_OFFSET_KIND, memory(1:80:2), 10, two_integers())
        call c_ends(int(file%mpi_val, c_int), memory)
        memory = 7777
        call MPI_File_read_at_all_begin(file, 0_MPI_OFFSET_KIND, other, 20, MPI_INTEGER)
        call MPI_File_read_at_all_end(file, other, MPI_STATUS_IGNORE)
        call verdict('nothing overwritten by a split collective', all(memory == 7777))
        call MPI_File_close(file)
    end subroutine

    ! C writes no index, nor how many there are, when an argument is wrong.
    subroutine unwritten_indices()
        type(MPI_Request) :: requests(2)
        integer :: indices(8), index, outcount, errors
        logical :: flag
        requests = MPI_REQUEST_NULL
        errors = 4
        call forget_calls()
        do i = 1, 4
            indices = 7
            index = 7
            outcount = 8
            select case (i)
            case (1)
                call MPI_Testsome(-1, requests, outcount, indices, MPI_STATUSES_IGNORE, code)
            case (2)
                call MPI_Waitsome(-1, requests, outcount, indices, MPI_STATUSES_IGNORE, code)
            case (3)
                call MPI_Testany(-1, requests, index, flag, MPI_STATUS_IGNORE, code)
            case (4)
                call MPI_Waitany(-1, requests, index, MPI_STATUS_IGNORE, code)
            end select
            call verdict('a count below zero', code /= MPI_SUCCESS .or. on_comm + on_self == i)
            call verdict('indices that nobody wrote', all(indices == 7) .and. index == 7)
        end do
#if BND_HAS_MPI_Request_get_status_some
        errors = 6
        outcount = 8
        call MPI_Request_get_status_some(-1, requests, outcount, indices, MPI_STATUSES_IGNORE, code)
        call MPI_Request_get_status_any(-1, requests, index, flag, MPI_STATUS_IGNORE, code)
        call verdict('indices that nobody wrote after a look', all(indices == 7) .and. index == 7)
#endif
        ! Open MPI's MPI_Testsome calls none.
        call verdict('one call for each error', on_comm + on_self <= errors .and. on_comm + on_self >= errors - 1)
        call forget_calls()
        requests = MPI_REQUEST_NULL
        call MPI_Testsome(2, requests, outcount, indices, MPI_STATUSES_IGNORE)
        call MPI_Waitany(2, requests, index, MPI_STATUS_IGNORE)
        call verdict('no active request', outcount == MPI_UNDEFINED .and. index == MPI_UNDEFINED .and. all(indices == 7))
    end subroutine

    subroutine forget_calls()
        on_comm = 0
        on_self = 0
        called = MPI_COMM_NULL
    end subroutine

    ! A message that is too long: the same error, raised once on the same object, into a copy as into memory in one piece; what there was
    ! room for is there.
    subroutine truncated()
        type(MPI_Request) :: request
        type(MPI_Comm) :: wanted
        integer :: way, buffer, codes(0:1), index, number, indices(1)
        logical :: flag
        do way = 1, 6
            do buffer = 0, 1
                call forget_calls()
                memory = -1
                if (buffer == 0) call MPI_Irecv(memory, 4, two_integers(), 0, 3, comm, request)
                if (buffer == 1) call MPI_Irecv(memory(1:80:2), 4, two_integers(), 0, 3, comm, request)
                call send(10, 3)
                flag = .false.
                number = 0
                index = 7
                select case (way)
                case (1)
                    call MPI_Wait(request, MPI_STATUS_IGNORE, codes(buffer))
                case (2)
                    do while (.not. (flag .or. on_comm + on_self > 0))
                        call MPI_Test(request, flag, MPI_STATUS_IGNORE, codes(buffer))
                    end do
                case (3)
                    call any_list(request, index, codes(buffer))
                    call verdict('index of the failed', index == 1)
                case (4)
                    do while (.not. (flag .or. on_comm + on_self > 0))
                        call one_list(request, index, flag, codes(buffer))
                    end do
                    call verdict('index of the failed, tested', index == 1)
                case (5)
                    call some_list(request, number, indices, codes(buffer))
                    call verdict('list of the failed', number == 1 .and. indices(1) == 1)
                case (6)
                    call all_list(request, codes(buffer))
                end select
                if (buffer == 0 .and. way == 1) then
                    says_truncated = on_comm + on_self > 0
                    returns_codes = codes(0) /= MPI_SUCCESS
                end if
                call verdict('one call for a truncated message', on_comm + on_self == merge(1, 0, says_truncated))
                if (buffer == 0) wanted = called
                call verdict('called for the same object', called == wanted)
                call verdict('the requests', request == MPI_REQUEST_NULL)
            end do
            call same_class(codes)
            call verdict('nothing beyond the room', all(memory(2::2) == -1) .and. all(memory(17:) == -1))
        end do
        call forget_calls()
    end subroutine

    subroutine same_class(codes)
        integer, intent(in) :: codes(0:1)
        integer :: classes(0:1)
        call MPI_Error_class(codes(0), classes(0))
        call MPI_Error_class(codes(1), classes(1))
        call verdict('the same class of error', classes(0) == classes(1))
    end subroutine

    subroutine any_list(request, index, code)
        type(MPI_Request), intent(inout) :: request
        integer, intent(inout) :: index, code
        type(MPI_Request) :: list(1)
        list(1) = request
        call MPI_Waitany(1, list, index, MPI_STATUS_IGNORE, code)
        request = list(1)
    end subroutine

    subroutine one_list(request, index, flag, code)
        type(MPI_Request), intent(inout) :: request
        integer, intent(inout) :: index, code
        logical, intent(inout) :: flag
        type(MPI_Request) :: list(1)
        list(1) = request
        call MPI_Testany(1, list, index, flag, MPI_STATUS_IGNORE, code)
        request = list(1)
    end subroutine

    subroutine some_list(request, number, indices, code)
        type(MPI_Request), intent(inout) :: request
        integer, intent(inout) :: number, indices(1), code
        type(MPI_Request) :: list(1)
        list(1) = request
        call MPI_Waitsome(1, list, number, indices, MPI_STATUSES_IGNORE, code)
        request = list(1)
    end subroutine

    subroutine all_list(request, code)
        type(MPI_Request), intent(inout) :: request
        integer, intent(inout) :: code
        type(MPI_Request) :: list(1)
        list(1) = request
        call MPI_Waitall(1, list, MPI_STATUSES_IGNORE, code)
        request = list(1)
    end subroutine

    ! One of three copied receives fails: the others have their data, and the statuses say which it was.
    subroutine lists_of_failed()
        integer, asynchronous :: one(80), two(80), three(80)
        type(MPI_Request) :: requests(3)
        type(MPI_Status) :: statuses(3)
        integer :: class
        call forget_calls()
        one = -1
        two = -1
        three = -1
        call receive(one, 4, requests(1))
        call MPI_Irecv(two(1:80:2), 4, two_integers(), 0, 5, comm, requests(2))
        call receive(three, 6, requests(3))
        call send(10, 4)
        call send(10, 5)
        call send(7, 6)
        call MPI_Waitall(3, requests, statuses, code)
        if (says_truncated .and. returns_codes) call expect('one of three failed', code, MPI_ERR_IN_STATUS)
        call MPI_Error_class(statuses(2)%MPI_ERROR, class)
        if (says_truncated) call verdict('its status', class == MPI_ERR_TRUNCATE)
        call MPI_Waitall(3, requests, MPI_STATUSES_IGNORE)
        call verdict('all complete', all([(requests(i) == MPI_REQUEST_NULL, i = 1, 3)]))
        call verdict('the first of three', has(one, 4, 10))
        call verdict('the last of three', has(three, 6, 7))
        call verdict('one call for a list', on_comm + on_self == merge(1, 0, says_truncated))
        call forget_calls()
    end subroutine

    subroutine cancelled()
        type(MPI_Request) :: request
        type(MPI_Status) :: status
        logical :: flag
        memory = -1
        call receive(memory, 7, request)
        call MPI_Cancel(request)
        call MPI_Wait(request, status)
        call MPI_Test_cancelled(status, flag)
        call verdict('cancelled', flag .and. all(memory == -1))
        call receive(memory, 7, request)
        call MPI_Cancel(request)
        call MPI_Request_free(request, code)
        call verdict('cancelled and freed', code == MPI_SUCCESS .and. request == MPI_REQUEST_NULL)
        memory = 7777
        call receive(other_memory, 7, request)
        call send(10, 7)
        call MPI_Wait(request, MPI_STATUS_IGNORE)
        call verdict('received after that', has(other_memory, 7, 10) .and. all(memory == 7777))
        ! Complete before it is cancelled.
        memory = -1
        call receive(memory, 8, request)
        call send(10, 8)
        call MPI_Iprobe(0, 99, comm, flag, MPI_STATUS_IGNORE)
        call MPI_Cancel(request)
        call MPI_Request_free(request, code)
        call verdict('too late to cancel', code == MPI_SUCCESS .and. (has(memory, 8, 10) .or. all(memory == -1)))
        call MPI_Recv_init(memory(1:80:2), 10, two_integers(), 0, 9, comm, request)
        call MPI_Start(request)
        call MPI_Cancel(request)
        call MPI_Request_free(request, code)
        call verdict('a persistent one', code == MPI_SUCCESS)
        call verdict('no error of cancelling', on_comm + on_self == 0)
    end subroutine

    subroutine freed_while_active()
        type(MPI_Request) :: request, same
        call forget_calls()
        memory = -1
        call receive(memory, 10, request)
        same = request
        call MPI_Request_free(request, code)
        call expect('an active receive freed', code, MPI_ERR_REQUEST)
        call verdict('one call on its communicator', on_comm == 1 .and. on_self == 0 .and. called == comm)
        call verdict('the request stays', request == same)
        call send(10, 10)
        call MPI_Wait(request, MPI_STATUS_IGNORE)
        call verdict('received all the same', has(memory, 10, 10))
        call forget_calls()
    end subroutine

    subroutine files()
        type(MPI_File) :: file
        type(MPI_Request) :: requests(2)
        integer, asynchronous :: source(80)
        character(MPI_MAX_LIBRARY_VERSION_STRING) :: version
        integer(MPI_OFFSET_KIND), parameter :: behind = 20 * 2 * storage_size(0) / 8
        integer :: way, first
        call MPI_Get_library_version(version, first)
        first = merge(2, 1, index(version, 'MPICH') == 1) ! 4.0.2's MPI_Testall over requests of files ends the program, from C too
        call MPI_File_open(comm, 'completion.data', MPI_MODE_CREATE + MPI_MODE_RDWR + MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, file)
        do way = first, 4
            source = [(1000 * way + i, i = 1, 80)]
            memory = -1
            other = -1
            call MPI_File_iwrite_at(file, 0_MPI_OFFSET_KIND, source(1:80:2), 20, two_integers(), requests(1))
            call MPI_File_iwrite_at(file, behind, source, 20, MPI_INTEGER, requests(2))
            call complete(requests, way)
            call MPI_File_iread_at(file, 0_MPI_OFFSET_KIND, memory(80:1:-2), 20, two_integers(), requests(1))
            call MPI_File_iread_at(file, behind, other, 20, MPI_INTEGER, requests(2))
            call complete(requests, way)
            call verdict('read into a section', all(memory(80:1:-2) == source(1:80:2)) .and. all(memory(1:80:2) == -1))
            call verdict('read beside it', all(other == source(1:20)))
        end do
        call MPI_File_close(file)
    end subroutine

    subroutine complete(requests, way)
        type(MPI_Request), intent(inout) :: requests(2)
        integer, intent(in) :: way
        integer :: number, index, indices(2), done
        logical :: flag
        done = 0
        do while (done < 2)
            flag = .false.
            select case (way)
            case (1)
                call MPI_Testall(2, requests, flag, MPI_STATUSES_IGNORE)
                if (flag) done = 2
            case (2)
                call MPI_Testsome(2, requests, number, indices, MPI_STATUSES_IGNORE)
                done = done + number
            case (3)
                call MPI_Testany(2, requests, index, flag, MPI_STATUS_IGNORE)
                if (flag) done = done + 1
            case (4)
                call MPI_Test(requests(done + 1), flag, MPI_STATUS_IGNORE)
                if (flag) done = done + 1
            end select
        end do
    end subroutine

#if BND_HAS_MPI_Psend_init
    ! MPI refuses partitions that there are not; no loop counts them first.
    subroutine partitions_beyond()
        type(MPI_Request) :: requests(2)
        call MPI_Precv_init(memory(1:80:2), 2, 5_MPI_COUNT_KIND, two_integers(), 0, 11, comm, MPI_INFO_NULL, requests(1))
        call MPI_Psend_init(other_memory(1:80:2), 2, 5_MPI_COUNT_KIND, two_integers(), 0, 11, comm, MPI_INFO_NULL, requests(2))
        call MPI_Startall(2, requests)
        call MPI_Pready_range(0, huge(0), requests(2), code)
        call verdict('partitions beyond the last', code /= MPI_SUCCESS .or. on_comm + on_self > 0)
        call MPI_Pready_range(0, 1, requests(2))
        call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
        call MPI_Request_free(requests(1))
        call MPI_Request_free(requests(2))
        call forget_calls()
    end subroutine
#endif
end program
