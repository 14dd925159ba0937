! An unsupported argument raises an error and transfers nothing; characters, structures and assumed size; a section that is complete
! before MPI_Wait says so; and a list of three million requests on a small stack (R62).
module handlers
    use mpi_f08
    implicit none
    integer :: of_call = 0, of_others = 0
contains
    subroutine on_comm(comm, code)
        type(MPI_Comm) :: comm
        integer :: code
        of_call = of_call + 1
    end subroutine
    subroutine on_file(file, code)
        type(MPI_File) :: file
        integer :: code
        of_call = of_call + 1
    end subroutine
    subroutine on_win(win, code)
        type(MPI_Win) :: win
        integer :: code
        of_call = of_call + 1
    end subroutine
    subroutine on_others(comm, code)
        type(MPI_Comm) :: comm
        integer :: code
        of_others = of_others + 1
    end subroutine
end module

program refused
    use requests_shared
    use handlers
    implicit none
    type, bind(C) :: particle
        integer :: number
        double precision :: place
    end type
    integer :: total, class
    call MPI_Init()
    comm = MPI_COMM_WORLD
    call MPI_Comm_rank(comm, rank)
    call MPI_Comm_size(comm, processes)
    call choose_element(1)
    call MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN)
    layout = 'by itself'
    mode = 1
    call too_short()
    call lent_memory()
    call characters()
    call structures()
    call inspected()
    call freed()
    call one_call_of_the_handler()
    call between_groups()
    call assumed_size(send_memory, recv_memory)
    call millions()
    call MPI_Allreduce(failures, total, 1, MPI_INTEGER, MPI_SUM, comm)
    if (rank == 0) print '(i0,a,i0,a)', checks, ' checks on each process, ', total, ' failures'
    call MPI_Finalize()
    if (total > 0) error stop 1

contains

    subroutine expect(name, code, wanted)
        character(*), intent(in) :: name
        integer, intent(in) :: code, wanted
        call MPI_Error_class(code, class)
        call verdict(name, class == wanted)
    end subroutine

    ! No process calls with enough, so that none waits for another.
    subroutine too_short()
        type(MPI_Request) :: request
        integer :: code
        call fill()
        request = MPI_REQUEST_NULL
        call MPI_Isend(send_memory(1:100:3), 35, MPI_INTEGER, rank, 1, comm, request, code)
        call expect('a short isend', code, MPI_ERR_COUNT)
        call verdict('no request', request == MPI_REQUEST_NULL)
        call MPI_Recv(recv_memory(1:100:3), 18, two_integers(), rank, 1, comm, MPI_STATUS_IGNORE, code)
        call expect('a short receive into a copy', code, MPI_ERR_COUNT)
        call MPI_Allreduce(send_memory, recv_memory(1:100:3), 35, MPI_INTEGER, MPI_SUM, comm, code)
        call expect('a short allreduce', code, MPI_ERR_COUNT)
        call MPI_Iallgatherv(send_memory, 3, MPI_INTEGER, recv_memory(1:100:3), [3, 3, 3], [0, 40, 10], MPI_INTEGER, comm, request, code)
        call expect('a short iallgatherv', code, MPI_ERR_COUNT)
        call MPI_Alltoallw(send_memory(1:100:3), [1, 1, 1], [0, -4, 8], [MPI_INTEGER, MPI_INTEGER, MPI_INTEGER], recv_memory, &
            [1, 1, 1], [0, 4, 8], [MPI_INTEGER, MPI_INTEGER, MPI_INTEGER], comm, code)
        call expect('an alltoallw from before its section', code, MPI_ERR_BUFFER)
        call verdict('nothing transferred', recv_memory(1) == -100000 * (rank + 1) - 1 .and. recv_memory(118) == -100000 * (rank + 1) - 118)
    end subroutine

    ! MPI keeps the memory of a window and an attached buffer, so that it must be in one piece.
    subroutine lent_memory()
        type(MPI_Win) :: win
        integer :: code
        call MPI_Win_create(recv_memory(1:100:2), 200_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, comm, win, code)
        call expect('a window in pieces', code, MPI_ERR_BUFFER)
        call MPI_Buffer_attach(recv_memory(1:100:2), 200, code)
        call expect('an attached buffer in pieces', code, MPI_ERR_BUFFER)
        call MPI_Win_create(recv_memory(1:1:2), 4_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, comm, win, code)
        call verdict('a window in one piece', code == MPI_SUCCESS)
        call MPI_Win_free(win)
    end subroutine

    subroutine characters()
        character(3), asynchronous :: sent(6, 5), received(6, 5)
        type(MPI_Request) :: requests(2)
        integer :: i
        sent = reshape([(repeat(achar(65 + i), 2) // achar(97 + i), i = 0, 25), ('xyz', i = 1, 4)], [6, 5])
        received = '???'
        call MPI_Irecv(received(6:2:-2, 1:5:2), 20, MPI_CHARACTER, mod(rank + 2, 3), 3, comm, requests(1))
        call MPI_Isend(sent(1:5:2, 5:1:-2), 20, MPI_CHARACTER, mod(rank + 1, 3), 3, comm, requests(2))
        call finish(requests)
        call verdict('characters', received(6, 1) == sent(1, 5) .and. received(4, 1) == sent(3, 5) .and. &
            received(2, 3) == sent(5, 3) .and. received(4, 3) == sent(3, 3) .and. received(5, 1) == '???')
        call verdict('part of a character', received(6, 5) == sent(1, 1)(1:2) // '?' .and. received(4, 5) == '???')
    end subroutine

    subroutine structures()
        type(particle), asynchronous :: sent(30), received(30)
        type(MPI_Datatype) :: parts, whole
        type(MPI_Request) :: requests(2)
        integer(MPI_ADDRESS_KIND) :: first, second, next_one
        integer :: i
        call MPI_Get_address(sent(1)%number, first)
        call MPI_Get_address(sent(1)%place, second)
        call MPI_Get_address(sent(2)%number, next_one)
        call MPI_Type_create_struct(2, [1, 1], [0_MPI_ADDRESS_KIND, second - first], [MPI_INTEGER, MPI_DOUBLE_PRECISION], parts)
        call MPI_Type_create_resized(parts, 0_MPI_ADDRESS_KIND, next_one - first, whole)
        call MPI_Type_commit(whole)
        sent = [(particle(100 * rank + i, i / 4d0), i = 1, 30)]
        received = particle(-1, -1d0)
        call MPI_Irecv(received(2:30:3), 9, whole, mod(rank + 2, 3), 4, comm, requests(1))
        call MPI_Isend(sent(30:1:-2), 9, whole, mod(rank + 1, 3), 4, comm, requests(2))
        call finish(requests)
        i = 100 * mod(rank + 2, 3)
        call verdict('structures', all(received(2:26:3)%number == [(i + 30 - 2 * class, class = 0, 8)]) .and. &
            all(received(2:26:3)%place == [((30 - 2 * class) / 4d0, class = 0, 8)]) .and. &
            all(received(1:30:3)%number == -1) .and. received(29)%number == -1)
        call MPI_Type_free(whole)
        call MPI_Type_free(parts)
    end subroutine

    ! The data are there as soon as MPI_Request_get_status says so, and what the program changes then stays.
    subroutine inspected()
        type(MPI_Request) :: request, sending
        logical :: flag
        call fill()
        call MPI_Irecv(recv_memory(2:80:2), 10, two_integers(), mod(rank + 2, 3), 6, comm, request)
        call MPI_Barrier(comm)
        call MPI_Isend(send_memory(1:60:3), 10, two_integers(), mod(rank + 1, 3), 6, comm, sending)
        flag = .false.
        do while (.not. flag)
            call MPI_Request_get_status(request, flag, MPI_STATUS_IGNORE)
        end do
        call verdict('received when looked at', all(recv_memory(2:40:2) == 100000 * (mod(rank + 2, 3) + 1) + [(class, class = 1, 60, 3)]))
        recv_memory(4) = 77
        call MPI_Wait(request, MPI_STATUS_IGNORE)
        call verdict('not received again', recv_memory(4) == 77 .and. recv_memory(42) == -100000 * (rank + 1) - 42)
        call MPI_Wait(sending, MPI_STATUS_IGNORE)
    end subroutine

    ! Nobody would see a freed receive complete, so that it cannot be freed; a send can.
    subroutine freed()
        type(MPI_Request) :: request, kept
        integer :: code
        call MPI_Irecv(recv_memory(2:80:2), 10, two_integers(), mod(rank + 2, 3), 7, comm, request)
        call MPI_Barrier(comm)
        kept = request
        call MPI_Request_free(request, code)
        call expect('a receive freed', code, MPI_ERR_REQUEST)
        call verdict('the request stays', request == kept)
        call MPI_Barrier(comm)
        call MPI_Issend(send_memory(1:60:3), 10, two_integers(), mod(rank + 1, 3), 7, comm, kept)
        call MPI_Request_free(kept, code)
        call verdict('a send freed', code == MPI_SUCCESS .and. kept == MPI_REQUEST_NULL)
        call MPI_Wait(request, MPI_STATUS_IGNORE)
        call verdict('received all the same', recv_memory(2) == 100000 * (mod(rank + 2, 3) + 1) + 1)
        call MPI_Barrier(comm)
    end subroutine

    ! A datatype that is not valid, with a section: one call of the handler, that of the call's own object, as C's would be.
    subroutine one_call_of_the_handler()
        type(MPI_Errhandler) :: mine, others, files, wins
        type(MPI_Datatype) :: nonsense
        type(MPI_Comm) :: own
        type(MPI_File) :: file
        type(MPI_Win) :: win
        type(MPI_Request) :: request
        integer :: code
        call MPI_Comm_create_errhandler(on_comm, mine)
        call MPI_Comm_create_errhandler(on_others, others)
        call MPI_File_create_errhandler(on_file, files)
        call MPI_Win_create_errhandler(on_win, wins)
        call MPI_Comm_dup(comm, own)
        call MPI_File_open(comm, 'refused.data', MPI_MODE_CREATE + MPI_MODE_RDWR + MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, file)
        call MPI_Win_create(recv_memory(1), 400_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, comm, win)
        nonsense%mpi_val = 12345
        call MPI_Comm_set_errhandler(own, mine)
        call MPI_File_set_errhandler(file, files)
        call MPI_Win_set_errhandler(win, wins)
        call MPI_Comm_set_errhandler(comm, others)
        call MPI_Comm_set_errhandler(MPI_COMM_SELF, others)
        call MPI_Send(send_memory(1:20:2), 4, nonsense, rank, 1, own, code)
        call once('a send', code)
        call MPI_Irecv(recv_memory(1:20:2), 4, nonsense, rank, 1, own, request, code)
        call once('a nonblocking receive', code)
        call MPI_Allreduce(send_memory(1:20:2), recv_memory(1:20:2), 4, nonsense, MPI_SUM, own, code)
        call once('an allreduce', code)
        call MPI_Allgatherv(send_memory(1:20:2), 1, nonsense, recv_memory(1:60:2), [1, 1, 1], [0, 1, 2], nonsense, own, code)
        call once('an allgatherv', code)
        call MPI_Send(send_memory(1:20:2), 11, MPI_INTEGER, rank, 1, own, code)
        call once('a send that is too short', code)
        call MPI_File_write_at(file, 0_MPI_OFFSET_KIND, send_memory(1:20:2), 11, MPI_INTEGER, MPI_STATUS_IGNORE, code)
        call once('a file', code)
        call MPI_Win_fence(0, win)
        call MPI_Put(send_memory(1:20:2), 11, MPI_INTEGER, rank, 0_MPI_ADDRESS_KIND, 11, MPI_INTEGER, win, code)
        call once('a put that is too short', code)
        call MPI_Put(send_memory(1:20:2), 4, nonsense, rank, 0_MPI_ADDRESS_KIND, 4, MPI_INTEGER, win, code)
        of_call = of_call + of_others
        of_others = 0 ! no routine of windows looks at a datatype alone
        call once('a put', code)
        call MPI_Win_fence(0, win)
        call MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN)
        call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN)
        call MPI_Win_free(win)
        call MPI_File_close(file)
        call MPI_Comm_free(own)
    end subroutine

    subroutine once(name, code)
        character(*), intent(in) :: name
        integer, intent(in) :: code
        character(80) :: text
        write (text, '(a,i0,a,i0,a)') 'handler of ' // name // ' called ', of_call, ' times, others ', of_others, ' times'
        call verdict(trim(text), of_call == 1 .and. of_others == 0 .and. code /= MPI_SUCCESS)
        of_call = 0
        of_others = 0
    end subroutine

    ! Collectives with sections over an intercommunicator, two processes here and one there: the other group's size and root count.
    subroutine between_groups()
        type(MPI_Comm) :: half, inter
        integer :: root, others, peers, i
        integer :: sent(24), received(24)
        call MPI_Comm_split(comm, min(rank, 1), 0, half)
        call MPI_Intercomm_create(half, 0, comm, merge(1, 0, rank == 0), 7, inter)
        peers = merge(2, 1, rank == 0)
        others = merge(1, 0, rank == 0) ! the first of the other group
        sent = 100 * rank + [(i, i = 1, 24)]
        root = merge(MPI_ROOT, 0, rank == 0)
        received = -1
        call MPI_Gather(sent(1:5:2), 2, MPI_INTEGER, received(1:8:2), 2, MPI_INTEGER, root, inter)
        if (rank == 0) call verdict('gather between groups', all(received(1:8) == [101, -1, 103, -1, 201, -1, 203, -1]))
        received = -1
        call MPI_Gatherv(sent(1:5:2), 2, MPI_INTEGER, received(1:9:2), [2, 2], [3, 0], MPI_INTEGER, root, inter)
        if (rank == 0) call verdict('gatherv between groups', all(received(1:9) == [201, -1, 203, -1, -1, -1, 101, -1, 103]))
        received = -1
        call MPI_Scatter(sent(1:8:2), 2, MPI_INTEGER, received(2:5:3), 2, MPI_INTEGER, root, inter)
        if (rank > 0) call verdict('scatter between groups', all(received(1:5) == [-1, 4*rank - 3, -1, -1, 4*rank - 1]))
        received = -1
        call MPI_Reduce(sent(1:4:2), received(1:4:2), 2, MPI_INTEGER, MPI_SUM, root, inter)
        if (rank == 0) call verdict('reduce between groups', all(received(1:4) == [302, -1, 306, -1]))
        received = -1
        call MPI_Allreduce(sent(1:4:2), received(1:4:2), 2, MPI_INTEGER, MPI_SUM, inter)
        call verdict('allreduce between groups', all(received(1:4:2) == merge([302, 306], [1, 3], rank == 0)) .and. received(2) == -1)
        received = -1
        call MPI_Allgather(sent(1:4:2), 2, MPI_INTEGER, received(1:8:2), 2, MPI_INTEGER, inter)
        call verdict('allgather between groups', all(received(1:3:2) == 100*others + [1, 3]) .and. &
            all(received(5:7:2) == merge([201, 203], [-1, -1], rank == 0)))
        received = -1
        call MPI_Alltoallv(sent(1:8:2), [(1, i = 1, peers)], [(i, i = 1, peers)], MPI_INTEGER, received(1:8:2), [(1, i = 1, peers)], &
            [(peers - i, i = 1, peers)], MPI_INTEGER, inter)
        ! Process 0 sends its second element to 1 and its third to 2; they send their second.
        if (rank == 0) call verdict('alltoallv between groups', all(received(1:4) == [203, -1, 103, -1]))
        if (rank > 0) call verdict('alltoallv between groups', all(received(1:3) == [2*rank + 1, -1, -1]))
        received = merge(sent, -1, rank == 0)
        call MPI_Bcast(received(1:9:2), 5, MPI_INTEGER, root, inter)
        call verdict('bcast between groups', all(received(1:9:2) == [1, 3, 5, 7, 9]) .and. received(2) == merge(2, -1, rank == 0))
        call MPI_Comm_free(inter)
        call MPI_Comm_free(half)
    end subroutine

#ifndef LOWER_BOUND
#define LOWER_BOUND 0
#endif
    subroutine assumed_size(sent, received)
        integer, intent(inout), asynchronous :: sent(20, LOWER_BOUND:*), received(-1 + 2 * LOWER_BOUND:*)
        type(MPI_Request) :: requests(2)
        integer :: one
        call fill()
        one = 0
        call MPI_Irecv(received, 40, MPI_INTEGER, mod(rank + 2, 3), 5, comm, requests(1))
        call MPI_Isend(sent, 40, MPI_INTEGER, mod(rank + 1, 3), 5, comm, requests(2))
        call finish(requests)
        call verdict('assumed size', all(received(-1 + 2 * LOWER_BOUND:38 + 2 * LOWER_BOUND) == 100000 * (mod(rank + 2, 3) + 1) + [(class, class = 1, 40)]))
        call MPI_Allreduce(rank, one, 1, MPI_INTEGER, MPI_SUM, comm)
        call verdict('a scalar', one == 3)
        call MPI_Ialltoallv(send_memory(5:4), [0, 0, 0], [0, 0, 0], MPI_INTEGER, recv_memory(10:1:2), [0, 0, 0], [9, 9, 9], MPI_INTEGER, &
            comm, requests(1))
        call MPI_Wait(requests(1), MPI_STATUS_IGNORE)
        call verdict('no elements', recv_memory(45) == -100000 * (rank + 1) - 45)
    end subroutine

    subroutine millions()
        type(MPI_Request), allocatable :: requests(:)
        allocate (requests(3000000))
        requests = MPI_REQUEST_NULL
        call fill()
        call MPI_Irecv(recv_memory(2:80:2), 10, two_integers(), mod(rank + 2, 3), 8, comm, requests(2999999))
        call MPI_Barrier(comm)
        call MPI_Isend(send_memory(1:60:3), 10, two_integers(), mod(rank + 1, 3), 8, comm, requests(17))
        call MPI_Waitall(3000000, requests, MPI_STATUSES_IGNORE)
        call verdict('millions', all(recv_memory(2:40:2) == 100000 * (mod(rank + 2, 3) + 1) + [(class, class = 1, 60, 3)]))
        call verdict('all complete', requests(17) == MPI_REQUEST_NULL .and. requests(2999999) == MPI_REQUEST_NULL)
    end subroutine

end program
