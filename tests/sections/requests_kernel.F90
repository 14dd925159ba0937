! Every class of call on sections of one rank: MODULE and SHAPE say which. Each call is made twice, on a section and on a contiguous copy
! of it, and must leave the same behind; the memory around the section must be as it was (R62).
#include "bnd_has.h"
module MODULE
    use requests_shared
    implicit none
    private
    public :: run

    abstract interface
        subroutine operation(a, b)
            integer, intent(inout), asynchronous :: a SHAPE, b SHAPE
        end subroutine
    end interface

    integer :: k    ! elements in each of three equal blocks
    integer :: zone ! elements from one block of a v or w collective to the next

contains

    subroutine run(s, r)
        integer, pointer, intent(in) :: s SHAPE, r SHAPE
        integer :: kind
        do kind = 1, merge(4, 2, size(shape(s)) == 2) ! the time is spent best where columns and rows are cut
            call choose_element(kind)
            zone = size(s) / ints / 3
            k = (size(s) - 1) / ints / 3
            if (zone >= 2) call run_modes(s, r)
            call free_element()
        end do
    end subroutine

    subroutine run_modes(s, r)
        integer, pointer, intent(in) :: s SHAPE, r SHAPE
        do mode = 0, 2
            call try('point-to-point', point_to_point)
#if BND_HAS_MPI_Isendrecv
            ! MPICH 4.0.2 does not survive a derived datatype in a nonblocking exchange, from C just so.
            if (mode == 0 .or. mode == 1 .and. predefined) call try('sendrecv', exchange)
            if (mode == 0 .or. mode == 1 .and. predefined) call try('sendrecv_replace', replace)
#endif
#if !BND_HAS_MPI_Bcast_init || defined(NO_PERSISTENT_COLLECTIVES)
            if (mode == 2) cycle
#endif
            ! MPICH 4.0.2 does not survive a derived datatype in a persistent collective, from C just so.
            if (mode == 2 .and. .not. predefined) cycle
            call try('bcast', bcast)
            ! In MPICH 4.0.2 these two transfer the data of the call at each start, from C just so; and it is the only one to have them.
            if (mode < 2) call try('gather', gather)
            if (mode < 2) call try('gather in place', gather_in_place)
            if (mode < 2) call try('scatter', scatter)
            if (mode < 2) call try('scatter in place', scatter_in_place)
            call try('allgather', allgather)
            call try('alltoall', alltoall)
            call try('alltoall in place', alltoall_in_place)
            call try('gatherv', gatherv)
            call try('scatterv', scatterv)
            call try('allgatherv', allgatherv)
            call try('alltoallv', alltoallv)
            call try('alltoallv in place', alltoallv_in_place)
            call try('alltoallw', alltoallw)
            call try('neighbor_allgather', neighbor_allgather)
            call try('neighbor_allgatherv', neighbor_allgatherv)
            call try('neighbor_alltoall', neighbor_alltoall)
            call try('neighbor_alltoallv', neighbor_alltoallv)
            call try('neighbor_alltoallw', neighbor_alltoallw)
            if (.not. predefined) cycle
            call try('reduce', reduce)
            call try('reduce in place', reduce_in_place)
            call try('allreduce', allreduce)
            call try('allreduce in place', allreduce_in_place)
            call try('scan', scan_all)
            call try('exscan', exscan)
            call try('reduce_scatter', reduce_scatter)
            call try('reduce_scatter in place', reduce_scatter_in_place)
            call try('reduce_scatter_block', reduce_scatter_block)
            call try('reduce_scatter_block in place', reduce_scatter_block_in_place)
        end do
        mode = 0
        call try('pack', pack_and_unpack)
        call try('packed', packed)
        call try('one-sided', one_sided)
        call try('files', files)
        if (predefined) call try('reduce_local', reduce_local)
        if (predefined) call try('accumulate', accumulate)
#if BND_HAS_MPI_Psend_init && !defined(NO_PARTITIONED)
        mode = 2
        if (predefined .or. .not. partitions_by_size()) call try('partitions', partitions)
#endif
    contains
        subroutine try(name, op)
            character(*), intent(in) :: name
            procedure(operation) :: op
            integer, allocatable, asynchronous :: flat_s SHAPE, flat_r SHAPE
            integer :: s_before(room), r_before(room), s_after(room), r_after(room)
            integer(8) :: traced
            call fill()
            s_before = send_memory
            r_before = recv_memory
            flat_s = s
            flat_r = r
            trace = 0
            call open_memory(.false.)
            call op(s, r)
            call open_memory(.true.)
            s_after = send_memory
            r_after = recv_memory
            traced = trace
            trace = 0
            call op(flat_s, flat_r)
            call open_memory(.true.)
            send_memory = s_before
            recv_memory = r_before
            s = flat_s
            r = flat_r
            call verdict(name, all(send_memory == s_after) .and. all(recv_memory == r_after) .and. trace == traced)
        end subroutine
    end subroutine

    ! Once, or three times with other data each time if the request is persistent.
    subroutine complete(request, a, b)
        type(MPI_Request), intent(inout) :: request
        integer, intent(inout), asynchronous :: a SHAPE, b SHAPE
        type(MPI_Request) :: one(1)
        integer :: start
        one(1) = request
        if (mode == 1) call finish(one)
        do start = 1, merge(3, 0, mode == 2)
            call MPI_Start(one(1))
            call finish(one)
            call open_memory(.true.)
            trace = 31 * trace + sum(int(b, 8)) + 7 * sum(int(a, 8))
            a = a + start
            b = b - start
            call open_memory(.false.)
        end do
        if (mode == 2) call MPI_Request_free(one(1))
    end subroutine

    integer function next()
        next = mod(rank + 1, processes)
    end function

    integer function previous()
        previous = mod(rank + processes - 1, processes)
    end function

    ! How many elements go from one process to another, where blocks differ; an even number of them for datatypes of two.
    elemental integer function amount(from, to)
        integer, intent(in) :: from, to
        amount = 1 + mod(from + 2 * to, zone)
    end function

    elemental integer function even_amount(from, to)
        integer, intent(in) :: from, to
        even_amount = 2 * (1 + mod(from + 2 * to, zone / 2))
    end function

    subroutine point_to_point(a, b)
        integer, intent(inout), asynchronous :: a SHAPE, b SHAPE
        type(MPI_Request) :: requests(2)
        integer :: start
        select case (mode)
        case (0)
            if (rank == 0) call MPI_Ssend(a, k, element, next(), 1, comm)
            call MPI_Recv(b, k, element, previous(), 1, comm, MPI_STATUS_IGNORE)
            if (rank /= 0) call MPI_Send(a, k, element, next(), 1, comm)
        case (1)
            call MPI_Irecv(b, k + 1, element, previous(), 1, comm, requests(1)) ! more than comes
            call MPI_Barrier(comm)
            call MPI_Issend(a, k, element, next(), 1, comm, requests(2))
            call finish(requests)
        case (2)
            call MPI_Recv_init(b, k, element, previous(), 1, comm, requests(1))
            call MPI_Send_init(a, k, element, next(), 1, comm, requests(2))
            do start = 1, 3
                call MPI_Startall(2, requests)
                call finish(requests)
                call open_memory(.true.)
                trace = 31 * trace + sum(int(b, 8))
                a = a + start
                b = b - start
                call open_memory(.false.)
            end do
            call MPI_Request_free(requests(1))
            call MPI_Request_free(requests(2))
        end select
    end subroutine

#if BND_HAS_MPI_Isendrecv
    subroutine exchange(a, b)
        integer, intent(inout), asynchronous :: a SHAPE, b SHAPE
        type(MPI_Request) :: request
        if (mode == 0) call MPI_Sendrecv(a, k, element, next(), 1, b, k, element, previous(), 1, comm, MPI_STATUS_IGNORE)
        if (mode == 1) call MPI_Isendrecv(a, k, element, next(), 1, b, k, element, previous(), 1, comm, request)
        call complete(request, a, b)
    end subroutine

    subroutine replace(a, b)
        integer, intent(inout), asynchronous :: a SHAPE, b SHAPE
        type(MPI_Request) :: request
        if (mode == 0) call MPI_Sendrecv_replace(b, k, element, next(), 1, previous(), 1, comm, MPI_STATUS_IGNORE)
        if (mode == 1) call MPI_Isendrecv_replace(b, k, element, next(), 1, previous(), 1, comm, request)
        call complete(request, a, b)
    end subroutine
#endif

    subroutine bcast(a, b)
        integer, intent(inout), asynchronous :: a SHAPE, b SHAPE
        type(MPI_Request) :: request
        if (mode == 0) call MPI_Bcast(b, k, element, 1, comm)
        if (mode == 1) call MPI_Ibcast(b, k, element, 1, comm, request)
#if BND_HAS_MPI_Bcast_init
        if (mode == 2) call MPI_Bcast_init(b, k, element, 1, comm, MPI_INFO_NULL, request)
#endif
        call complete(request, a, b)
    end subroutine

#include "requests_collectives.inc"

    subroutine pack_and_unpack(a, b)
        integer, intent(inout), asynchronous :: a SHAPE, b SHAPE
        character, allocatable :: bytes(:)
        integer :: position, length
        call MPI_Pack_size(3 * k, element, comm, length)
        allocate (bytes(length))
        position = 0
        call MPI_Pack(a, 3 * k, element, bytes, length, position, comm)
        length = position
        position = 0
        call MPI_Unpack(bytes, length, position, b, 3 * k, element, comm)
    end subroutine

    ! The packed bytes lie in the section.
    subroutine packed(a, b)
        integer, intent(inout), asynchronous :: a SHAPE, b SHAPE
        integer :: position, bytes, values(5)
        bytes = integer_bytes * size(b) - 3
        values = [1, 2, 3, 4, 5] + rank
        position = 5
        call MPI_Pack(values, 5, MPI_INTEGER, b, bytes, position, comm)
        trace = position
        position = 5
        call MPI_Unpack(b, bytes, position, a, 5, MPI_INTEGER, comm)
    end subroutine

    subroutine one_sided(a, b)
        integer, intent(inout), asynchronous :: a SHAPE, b SHAPE
        integer, asynchronous :: shared(4 * room)
        type(MPI_Win) :: win
        type(MPI_Request) :: request
        integer :: one
        integer(8) :: early ! before anything but the request has completed
        shared = 0
        call MPI_Win_create(shared, int(4 * room * integer_bytes, MPI_ADDRESS_KIND), integer_bytes, MPI_INFO_NULL, comm, win)
        call MPI_Win_fence(0, win)
        ! Without a request nobody says when a copy may go, so only what a datatype says.
        if (ints == 1) call MPI_Put(a, k, element, next(), 0_MPI_ADDRESS_KIND, k, element, win)
        call MPI_Win_fence(MPI_MODE_NOSUCCEED, win)
        call MPI_Win_lock_all(0, win)
        call MPI_Rput(a, k, element, next(), 1000_MPI_ADDRESS_KIND, k, element, win, request)
        call MPI_Wait(request, MPI_STATUS_IGNORE)
        call MPI_Win_flush_all(win)
        call MPI_Barrier(comm)
        call MPI_Rget(b, k, element, previous(), 1000_MPI_ADDRESS_KIND, k, element, win, request)
        call MPI_Wait(request, MPI_STATUS_IGNORE)
        early = sum(int(b, 8))
        b = b + 1
        call MPI_Rget(b, k, element, previous(), 1000_MPI_ADDRESS_KIND, k, element, win, request)
        call MPI_Win_flush(previous(), win)
        early = 31 * early + sum(int(b, 8))
        b = b + 1 ! which stays, for the operation is complete
        call MPI_Wait(request, MPI_STATUS_IGNORE)
        call MPI_Win_unlock_all(win)
        trace = sum(int(shared, 8) * [(one, one = 1, size(shared))]) + early
        call MPI_Win_fence(MPI_MODE_NOPRECEDE, win)
        if (ints == 1) call MPI_Get(b, k + 1, element, next(), 0_MPI_ADDRESS_KIND, k + 1, element, win)
        call MPI_Win_fence(MPI_MODE_NOSUCCEED, win)
        call MPI_Win_free(win)
    end subroutine

    subroutine accumulate(a, b)
        integer, intent(inout), asynchronous :: a SHAPE, b SHAPE
        integer, asynchronous :: shared(room)
        type(MPI_Win) :: win
        type(MPI_Request) :: request
        integer :: one
        shared = [(one, one = 1, room)]
        call MPI_Win_create(shared, int(room * integer_bytes, MPI_ADDRESS_KIND), integer_bytes, MPI_INFO_NULL, comm, win)
        call MPI_Win_fence(0, win)
        if (ints == 1) call MPI_Accumulate(a, k, element, next(), 0_MPI_ADDRESS_KIND, k, element, MPI_SUM, win)
        call MPI_Win_fence(MPI_MODE_NOSUCCEED, win)
        call MPI_Win_lock_all(0, win)
        call MPI_Rget_accumulate(a, k, element, b, k, element, next(), 1000_MPI_ADDRESS_KIND, k, element, MPI_SUM, win, request)
        call MPI_Win_unlock_all(win)
        b = b + 1 ! of what is there
        call MPI_Wait(request, MPI_STATUS_IGNORE)
        call MPI_Barrier(comm)
        trace = sum(int(shared, 8) * [(one, one = 1, size(shared))])
        call MPI_Win_free(win)
    end subroutine

    subroutine files(a, b)
        integer, intent(inout), asynchronous :: a SHAPE, b SHAPE
        type(MPI_File) :: file
        type(MPI_Request) :: request ! MPICH's MPI_Request_get_status never finds one of a file complete
        integer(MPI_OFFSET_KIND) :: mine
        mine = 16 * room * rank
        call MPI_File_open(comm, 'requests.data', MPI_MODE_CREATE + MPI_MODE_RDWR + MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, file)
        call MPI_File_write_at_all_begin(file, mine, a, k, element)
        call MPI_File_write_at_all_end(file, a, MPI_STATUS_IGNORE)
        call MPI_File_iwrite_at(file, mine + 8 * room, a, k, element, request)
        call MPI_Wait(request, MPI_STATUS_IGNORE)
        call MPI_Barrier(comm)
        mine = 16 * room * next()
        call MPI_File_read_at_all_begin(file, mine, b, k, element)
        call MPI_File_read_at_all_end(file, b, MPI_STATUS_IGNORE)
        trace = sum(int(b, 8))
        b = b + 1
        call MPI_File_iread_at(file, mine + 8 * room, b, k, element, request)
        call MPI_Wait(request, MPI_STATUS_IGNORE)
        call MPI_File_read_at(file, mine, a, k, element, MPI_STATUS_IGNORE)
        call MPI_File_close(file)
    end subroutine

#if BND_HAS_MPI_Psend_init
    ! Partitions become ready one by one, in a range and in a list, and are looked at one by one; the data change between starts.
    subroutine partitions(a, b)
        integer, intent(inout), asynchronous :: a SHAPE, b SHAPE
        type(MPI_Request) :: requests(2)
        integer(MPI_COUNT_KIND) :: each
        integer :: start, i
        logical :: flag
        each = k * 3 / 4
        if (each == 0) return
        call MPI_Precv_init(b, 4, each, element, previous(), 5, comm, MPI_INFO_NULL, requests(1))
        call MPI_Psend_init(a, 4, each, element, next(), 5, comm, MPI_INFO_NULL, requests(2))
        do start = 1, 3
            call MPI_Startall(2, requests)
            call open_memory(.true.)
            a = a + start
            call open_memory(.false.)
            call MPI_Pready(2, requests(2))
            call MPI_Pready_range(0, 1, requests(2))
            call MPI_Pready_list(1, [3], requests(2))
            do i = 0, merge(3, -1, start == 2)
                flag = .false.
                do while (.not. flag)
                    call MPI_Parrived(requests(1), i, flag)
                end do
            end do
            if (start == 2) trace = 31 * trace + sum(int(b, 8))
            ! MPI_Testall fails of these, too.
            if (start == 1) call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
            if (start == 2) call MPI_Wait(requests(2), MPI_STATUS_IGNORE)
            if (start == 2) call MPI_Waitany(1, requests, i, MPI_STATUS_IGNORE)
            do i = 1, merge(2, 0, start == 3)
                flag = .false.
                do while (.not. flag)
                    call MPI_Test(requests(i), flag, MPI_STATUS_IGNORE)
                end do
            end do
            trace = 31 * trace + sum(int(b, 8))
            b = b - start
        end do
        call MPI_Request_free(requests(1))
        call MPI_Request_free(requests(2))
    end subroutine
#endif

end module
