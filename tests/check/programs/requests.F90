! The life of requests, and buffers of operations that are pending.
module cases
    use mpi_f08
    use support
    implicit none
    integer, asynchronous :: a(64) = 1, b(64) = 0
contains
    ! quick
    subroutine never_completed ! processes: 2
        type(MPI_Request) :: request
        if (rank == 0) call MPI_Isend(a, 1, MPI_INTEGER, 1, 0, MPI_COMM_WORLD, request) ! wrong: leak|request
        if (rank == 1) call MPI_Recv(b, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    end subroutine

    subroutine completed ! processes: 2
        type(MPI_Request) :: request
        if (rank == 0) call MPI_Isend(a, 1, MPI_INTEGER, 1, 0, MPI_COMM_WORLD, request)
        if (rank == 1) call MPI_Irecv(b, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, request)
        call MPI_Wait(request, MPI_STATUS_IGNORE)
        call MPI_Wait(request, MPI_STATUS_IGNORE)
        call expect('null', request == MPI_REQUEST_NULL)
    end subroutine

    ! A loop over neighbours stores all requests in the first element.
    subroutine same_element_in_loop ! processes: 3
        type(MPI_Request) :: requests(2)
        integer :: to
        requests = MPI_REQUEST_NULL
        if (rank == 0) then
            do to = 1, 2
                call MPI_Irecv(b(to), 1, MPI_INTEGER, to, 0, MPI_COMM_WORLD, requests(1)) ! wrong: leak|request
            end do
            call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
        else
            call MPI_Send(a, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD)
        end if
    end subroutine

    subroutine element_of_each ! processes: 3
        type(MPI_Request) :: requests(2)
        integer :: to
        if (rank == 0) then
            do to = 1, 2
                call MPI_Irecv(b(to), 1, MPI_INTEGER, to, 0, MPI_COMM_WORLD, requests(to))
            end do
            call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
        else
            call MPI_Send(a, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD)
        end if
    end subroutine

    ! quick
    subroutine persistent_started_twice ! processes: 2
        type(MPI_Request) :: request
        integer :: i
        if (rank == 0) then
            call MPI_Send_init(a, 1, MPI_INTEGER, 1, 0, MPI_COMM_WORLD, request)
            call MPI_Start(request)
            call MPI_Start(request) ! wrong: request|argument
            call MPI_Wait(request, MPI_STATUS_IGNORE)
            call MPI_Request_free(request)
        else
            do i = 1, 2
                call MPI_Recv(b, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
            end do
        end if
    end subroutine

    subroutine persistent_not_freed ! processes: 2
        type(MPI_Request) :: request
        if (rank == 0) then
            call MPI_Send_init(a, 1, MPI_INTEGER, 1, 0, MPI_COMM_WORLD, request) ! wrong: leak|request
            call MPI_Start(request)
            call MPI_Wait(request, MPI_STATUS_IGNORE)
        else
            call MPI_Recv(b, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        end if
    end subroutine

    subroutine persistent ! processes: 2
        type(MPI_Request) :: requests(2)
        integer :: step
        call MPI_Send_init(a, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, requests(1))
        call MPI_Recv_init(b, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, requests(2))
        do step = 1, 3
            a(1) = step
            call MPI_Startall(2, requests)
            call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
            call expect('received', b(1) == step)
        end do
        call MPI_Request_free(requests(1))
        call MPI_Request_free(requests(2))
    end subroutine

    subroutine persistent_freed_active ! processes: 2
        type(MPI_Request) :: request
        if (rank == 0) then
            call MPI_Send(a, 1, MPI_INTEGER, 1, 0, MPI_COMM_WORLD)
        else
            call MPI_Recv_init(b, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, request)
            call MPI_Start(request)
            call MPI_Request_free(request) ! wrong: request
        end if
        call MPI_Barrier(MPI_COMM_WORLD)
    end subroutine

    subroutine freed_send ! processes: 2
        type(MPI_Request) :: request
        if (rank == 0) then
            call MPI_Isend(a, 1, MPI_INTEGER, 1, 0, MPI_COMM_WORLD, request)
            call MPI_Request_free(request)
        else
            call MPI_Recv(b, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        end if
        call MPI_Barrier(MPI_COMM_WORLD)
    end subroutine

    ! quick
    subroutine receives_overlap ! processes: 2
        type(MPI_Request) :: requests(2)
        if (rank == 0) then
            call MPI_Barrier(MPI_COMM_WORLD)
            call MPI_Send(a, 4, MPI_INTEGER, 1, 0, MPI_COMM_WORLD)
            call MPI_Send(a, 4, MPI_INTEGER, 1, 1, MPI_COMM_WORLD)
        else
            call MPI_Irecv(b(1:4), 4, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, requests(1))
            call MPI_Irecv(b(4:7), 4, MPI_INTEGER, 0, 1, MPI_COMM_WORLD, requests(2)) ! wrong: buffer
            call MPI_Barrier(MPI_COMM_WORLD)
            call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
        end if
    end subroutine

    subroutine receives_side_by_side ! processes: 2
        type(MPI_Request) :: requests(2)
        if (rank == 0) then
            call MPI_Send(a, 4, MPI_INTEGER, 1, 0, MPI_COMM_WORLD)
            call MPI_Send(a, 4, MPI_INTEGER, 1, 1, MPI_COMM_WORLD)
        else
            call MPI_Irecv(b(1:4), 4, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, requests(1))
            call MPI_Irecv(b(5:8), 4, MPI_INTEGER, 0, 1, MPI_COMM_WORLD, requests(2))
            call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
        end if
    end subroutine

    ! Odd and even elements.
    subroutine receives_interleaved ! processes: 2
        type(MPI_Request) :: requests(2)
        if (rank == 0) then
            call MPI_Send(a, 4, MPI_INTEGER, 1, 0, MPI_COMM_WORLD)
            call MPI_Send(a, 4, MPI_INTEGER, 1, 1, MPI_COMM_WORLD)
        else
            call MPI_Irecv(b(1:8:2), 4, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, requests(1))
            call MPI_Irecv(b(2:8:2), 4, MPI_INTEGER, 0, 1, MPI_COMM_WORLD, requests(2))
            call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
        end if
    end subroutine

    ! missed: elements of two sections are not compared
    subroutine interleaved_that_meet ! processes: 2
        type(MPI_Request) :: requests(2)
        if (rank == 0) then
            call MPI_Barrier(MPI_COMM_WORLD)
            call MPI_Send(a, 4, MPI_INTEGER, 1, 0, MPI_COMM_WORLD)
            call MPI_Send(a, 3, MPI_INTEGER, 1, 1, MPI_COMM_WORLD)
        else
            call MPI_Irecv(b(1:8:2), 4, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, requests(1))
            call MPI_Irecv(b(1:9:3), 3, MPI_INTEGER, 0, 1, MPI_COMM_WORLD, requests(2)) ! wrong: buffer
            call MPI_Barrier(MPI_COMM_WORLD)
            call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
        end if
    end subroutine

    subroutine sent_array_changed ! processes: 2
        type(MPI_Request) :: request
        if (rank == 0) then
            call MPI_Issend(a, 8, MPI_INTEGER, 1, 0, MPI_COMM_WORLD, request) ! either: buffer
            a(3) = 99
            call MPI_Barrier(MPI_COMM_WORLD)
            call MPI_Wait(request, MPI_STATUS_IGNORE) ! either: buffer
        else
            call MPI_Barrier(MPI_COMM_WORLD)
            call MPI_Recv(b, 8, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        end if
    end subroutine

    ! missed: copies and sections are not compared
    subroutine sent_section_changed ! processes: 2
        type(MPI_Request) :: request
        if (rank == 0) then
            call MPI_Issend(a(1:16:2), 8, MPI_INTEGER, 1, 0, MPI_COMM_WORLD, request) ! either: buffer
            a(3) = 98
            call MPI_Barrier(MPI_COMM_WORLD)
            call MPI_Wait(request, MPI_STATUS_IGNORE) ! either: buffer
        else
            call MPI_Barrier(MPI_COMM_WORLD)
            call MPI_Recv(b, 8, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        end if
    end subroutine

    subroutine beside_sent_section_changed ! processes: 2
        type(MPI_Request) :: request
        if (rank == 0) then
            call MPI_Issend(a(1:16:2), 8, MPI_INTEGER, 1, 0, MPI_COMM_WORLD, request)
            a(2:16:2) = 97
            call MPI_Barrier(MPI_COMM_WORLD)
            call MPI_Wait(request, MPI_STATUS_IGNORE)
        else
            call MPI_Barrier(MPI_COMM_WORLD)
            call MPI_Recv(b, 8, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        end if
    end subroutine

    subroutine reduction_into_itself ! processes: 2
        call MPI_Allreduce(a, a, 8, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD) ! wrong: argument|buffer
    end subroutine

    subroutine reduction_into_next_part ! processes: 2
        call MPI_Allreduce(a(1:8), a(9:16), 8, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
        call MPI_Allreduce(a(1:15:2), a(2:16:2), 8, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
    end subroutine

    subroutine sendrecv_of_one_array ! processes: 2
        call MPI_Sendrecv(a, 8, MPI_INTEGER, 1 - rank, 0, a(5), 8, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, & ! wrong: argument|buffer
            MPI_STATUS_IGNORE)
    end subroutine

    subroutine sendrecv_of_columns ! processes: 2
        integer :: table(4, 4)
        table = rank
        call MPI_Sendrecv(table(:, 2), 4, MPI_INTEGER, 1 - rank, 0, table(:, 1), 4, MPI_INTEGER, 1 - rank, 0, &
            MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        call MPI_Sendrecv_replace(table, 16, MPI_INTEGER, 1 - rank, 0, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        call expect('first column', table(1, 1) == rank .and. table(1, 2) == 1 - rank)
    end subroutine

    subroutine waitany_loop ! processes: 4
        type(MPI_Request) :: requests(3)
        type(MPI_Status) :: status
        integer :: i, which, total
        if (rank == 0) then
            do i = 1, 3
                call MPI_Irecv(b(i), 1, MPI_INTEGER, i, 7, MPI_COMM_WORLD, requests(i))
            end do
            total = 0
            do i = 1, 3
                call MPI_Waitany(3, requests, which, status)
                total = total + b(which)
                call expect('source', status%MPI_SOURCE == which)
            end do
            call MPI_Waitany(3, requests, which, status)
            call expect('total', total == 6 .and. which == MPI_UNDEFINED)
        else
            call MPI_Send(rank, 1, MPI_INTEGER, 0, 7, MPI_COMM_WORLD)
        end if
    end subroutine

    subroutine cancelled_receive ! processes: 2
        type(MPI_Request) :: request
        type(MPI_Status) :: status
        logical :: flag
        call MPI_Irecv(b, 1, MPI_INTEGER, MPI_ANY_SOURCE, 9, MPI_COMM_WORLD, request)
        call MPI_Cancel(request)
        call MPI_Wait(request, status)
        call MPI_Test_cancelled(status, flag)
        call expect('cancelled', flag)
    end subroutine

    ! Displacements are gone before MPI_Ialltoallv has ended.
    ! missed: arrays of counts and displacements are not watched
    subroutine displacements_changed ! processes: 2
        type(MPI_Request) :: request
        integer, asynchronous :: counts(2), places(2)
        counts = 1
        places = [0, 1]
        call MPI_Ialltoallv(a, counts, places, MPI_INTEGER, b, counts, places, MPI_INTEGER, MPI_COMM_WORLD, request)
        places = 0
        call MPI_Wait(request, MPI_STATUS_IGNORE) ! wrong: buffer
    end subroutine

    subroutine nonblocking_reduction ! processes: 2
        type(MPI_Request) :: requests(2)
        call MPI_Iallreduce(a, b, 4, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, requests(1))
        call MPI_Iallreduce(a, b(5), 4, MPI_INTEGER, MPI_MAX, MPI_COMM_WORLD, requests(2))
        call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
    end subroutine

    subroutine nonblocking_reduction_lost ! processes: 2
        type(MPI_Request) :: request
        call MPI_Iallreduce(a, b, 4, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, request) ! wrong: leak|request
        call MPI_Barrier(MPI_COMM_WORLD)
    end subroutine

    subroutine result_used_again ! processes: 2
        type(MPI_Request) :: request
        call MPI_Iallreduce(a, b, 4, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, request)
        call MPI_Bcast(b, 4, MPI_INTEGER, 0, MPI_COMM_WORLD) ! wrong: buffer
        call MPI_Wait(request, MPI_STATUS_IGNORE)
    end subroutine

    subroutine buffered ! processes: 2
        character, allocatable, asynchronous :: space(:)
        integer :: bytes
        allocate(space(1000))
        call MPI_Buffer_attach(space, 1000)
        if (rank == 0) call MPI_Bsend(a, 1, MPI_INTEGER, 1, 0, MPI_COMM_WORLD)
        if (rank == 0) a(1) = 5
        if (rank == 1) call MPI_Recv(b, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        call detach
    end subroutine

    subroutine detach
        use, intrinsic :: iso_c_binding
        type(c_ptr) :: space
        integer :: bytes
        call MPI_Buffer_detach(space, bytes)
        call expect('bytes', bytes == 1000)
    end subroutine
end module
