! Calls that are the same in mpi_f08, mpi and mpif.h: handles are of other types, and every call has ierror.
#include "dialect.inc"
module cases
    USES
    use support
    implicit none
    HEADER
    integer :: a(64) = 1, b(64), ierror
    real :: x(64) = 1
contains
    subroutine send_negative_count ! processes: 2
        if (rank == 0) call MPI_Send(a, -1, MPI_INTEGER, 1, 0, MPI_COMM_WORLD, ierror) ! wrong: argument count
    end subroutine

    subroutine exchange ! processes: 2
        HANDLE(MPI_Request) :: request
        call MPI_Irecv(b, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, request, ierror)
        call MPI_Send(a, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, ierror)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
        call expect('error', ierror == MPI_SUCCESS)
    end subroutine

    ! quick
    subroutine request_lost ! processes: 2
        HANDLE(MPI_Request) :: request
        call MPI_Irecv(b, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, request, ierror) ! wrong: leak|request
        call MPI_Send(a, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, ierror)
        call MPI_Barrier(MPI_COMM_WORLD, ierror)
    end subroutine

    subroutine exchange_of_rows ! processes: 2
        real :: table(4, 4)
        HANDLE(MPI_Datatype) :: row
        table = rank
        call MPI_Type_vector(4, 1, 4, MPI_REAL, row, ierror)
        call MPI_Type_commit(row, ierror)
        call MPI_Sendrecv(table(2, 1), 1, row, 1 - rank, 0, table(1, 1), 1, row, 1 - rank, 0, MPI_COMM_WORLD, &
            MPI_STATUS_IGNORE, ierror)
        call MPI_Type_free(row, ierror)
        call expect('row', table(1, 4) == 1 - rank)
    end subroutine

    ! quick
    subroutine rows_not_committed ! processes: 2
        real :: table(4, 4)
        HANDLE(MPI_Datatype) :: row
        table = rank
        call MPI_Type_vector(4, 1, 4, MPI_REAL, row, ierror)
        call MPI_Bcast(table, 1, row, 0, MPI_COMM_WORLD, ierror) ! wrong: argument|datatype
        call MPI_Type_free(row, ierror)
    end subroutine

    subroutine datatype_kept ! processes: 2
        HANDLE(MPI_Datatype) :: row
        call MPI_Type_vector(4, 1, 4, MPI_REAL, row, ierror) ! wrong: leak
        call MPI_Type_commit(row, ierror)
    end subroutine

    subroutine communicator_kept ! processes: 2
        HANDLE(MPI_Comm) :: copy
        call MPI_Comm_dup(MPI_COMM_WORLD, copy, ierror) ! wrong: leak
    end subroutine

    subroutine communicator_freed ! processes: 2
        HANDLE(MPI_Comm) :: copy
        call MPI_Comm_dup(MPI_COMM_WORLD, copy, ierror)
        call MPI_Barrier(copy, ierror)
        call MPI_Comm_free(copy, ierror)
    end subroutine

    ! quick
    subroutine overlap ! processes: 2
        call MPI_Allreduce(a, a(2), 4, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror) ! wrong: argument|buffer
    end subroutine

    subroutine in_place ! processes: 2
        b = 1
        call MPI_Allreduce(MPI_IN_PLACE, b, 4, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
        call expect('sum', b(4) == 2)
        if (rank == 0) then
            call MPI_Gather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, b, 2, MPI_INTEGER, 0, MPI_COMM_WORLD, ierror)
        else
            call MPI_Gather(a, 2, MPI_INTEGER, b, 0, MPI_DATATYPE_NULL, 0, MPI_COMM_WORLD, ierror)
        end if
    end subroutine

    subroutine bottom ! processes: 2
        integer(MPI_ADDRESS_KIND) :: places(2)
        HANDLE(MPI_Datatype) :: both
        call MPI_Get_address(b(3), places(1), ierror)
        call MPI_Get_address(x(5), places(2), ierror)
        call MPI_Type_create_struct(2, [1, 1], places, [MPI_INTEGER, MPI_REAL], both, ierror)
        call MPI_Type_commit(both, ierror)
        call MPI_Bcast(MPI_BOTTOM, 1, both, 0, MPI_COMM_WORLD, ierror)
        call MPI_Type_free(both, ierror)
    end subroutine

    subroutine receives_overlap ! processes: 2
        HANDLE(MPI_Request) :: first, second
        call MPI_Irecv(b, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, first, ierror)
        call MPI_Irecv(b(4), 4, MPI_INTEGER, 1 - rank, 1, MPI_COMM_WORLD, second, ierror) ! wrong: buffer
        call MPI_Barrier(MPI_COMM_WORLD, ierror)
        call MPI_Send(a, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, ierror)
        call MPI_Send(a, 4, MPI_INTEGER, 1 - rank, 1, MPI_COMM_WORLD, ierror)
        call MPI_Wait(first, MPI_STATUS_IGNORE, ierror)
        call MPI_Wait(second, MPI_STATUS_IGNORE, ierror)
    end subroutine

    ! may: deadlock
    subroutine roots_differ ! processes: 2
        call MPI_Bcast(a, 4, MPI_INTEGER, rank, MPI_COMM_WORLD, ierror) ! wrong: collective
    end subroutine

    subroutine message_types_differ ! processes: 2
        if (rank == 0) call MPI_Send(a, 4, MPI_INTEGER, 1, 0, MPI_COMM_WORLD, ierror) ! either: message
        if (rank == 1) call MPI_Recv(x, 4, MPI_REAL, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror) ! either: message
    end subroutine

    subroutine anything_to_nobody ! processes: 2
        call MPI_Send(a, 4, MPI_REAL, MPI_PROC_NULL, 0, MPI_COMM_WORLD, ierror)
        call MPI_Recv(a, 4, MPI_REAL, MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
    end subroutine

    subroutine cycle_of_receives ! processes: 2
        call MPI_Recv(b, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror) ! wrong: deadlock
        call MPI_Send(a, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, ierror)
    end subroutine

    ! gfortran gives the call the line of its subroutine.
    subroutine no_communicator ! processes: 2
        call MPI_Barrier(MPI_COMM_NULL, ierror) ! wrong: argument
    end subroutine

    subroutine array_of_receive_written ! processes: 2
        HANDLE(MPI_Request) :: request
        call MPI_Irecv(b, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, request, ierror) ! wrong: buffer
        b(1) = 3
        call MPI_Send(a, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, ierror)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
    end subroutine

    subroutine array_of_send_written ! processes: 2
        HANDLE(MPI_Request) :: request
        call MPI_Isend(a, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, request, ierror) ! wrong: buffer
        a(1) = 3
        call MPI_Recv(b, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
        a = 1
    end subroutine

    subroutine deallocated ! processes: 2
        HANDLE(MPI_Request) :: request
        integer, allocatable :: c(:)
        allocate(c(1000), source=1)
        call MPI_Isend(c, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, request, ierror) ! wrong: buffer
        deallocate(c)
        call MPI_Recv(b, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
    end subroutine

    subroutine deallocated_in_time ! processes: 2
        HANDLE(MPI_Request) :: request
        integer, allocatable :: c(:), d(:, :)
        integer :: step
        do step = 1, 3
            allocate(c(1000), d(4, 4), source=step)
            call MPI_Isend(d(:, 2), 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, request, ierror)
            call MPI_Recv(c, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
            call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
            d = 0
            call expect('c', c(4) == step)
            deallocate(c, d)
        end do
    end subroutine

    subroutine automatic_array_sent ! processes: 2
        HANDLE(MPI_Request) :: request
        call send(4)
        call MPI_Recv(b, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
    contains
        subroutine send(n)
            integer, intent(in) :: n
            integer :: own(n)
            own = 1
            call MPI_Isend(own, n, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, request, ierror) ! wrong: buffer
        end subroutine
    end subroutine

    ! The compiler copies the row for the time of the call.
    subroutine row_sent ! processes: 2
        HANDLE(MPI_Request) :: request
        integer :: table(4, 4)
        table = 1
        call send(table(2, :))
        call MPI_Recv(b, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
    contains
        subroutine send(row)
            integer, intent(in) :: row(4)
            call MPI_Isend(row, 4, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, request, ierror) ! wrong: buffer
        end subroutine
    end subroutine

    subroutine fences ! processes: 2
        integer :: window_memory(4)
        HANDLE(MPI_Win) :: window
        window_memory = 0
        call MPI_Win_create(window_memory, 16_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, window, ierror)
        call MPI_Win_fence(0, window, ierror)
        call MPI_Put(a, 2, MPI_INTEGER, 1 - rank, 1_MPI_ADDRESS_KIND, 2, MPI_INTEGER, window, ierror)
        call MPI_Win_fence(0, window, ierror)
        call MPI_Win_free(window, ierror)
    end subroutine

    subroutine put_without_epoch ! processes: 2
        integer :: window_memory(4)
        HANDLE(MPI_Win) :: window
        window_memory = 0
        call MPI_Win_create(window_memory, 16_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, window, ierror)
        call MPI_Put(a, 2, MPI_INTEGER, 1 - rank, 1_MPI_ADDRESS_KIND, 2, MPI_INTEGER, window, ierror) ! wrong: epoch|argument|rma
        call MPI_Win_free(window, ierror)
    end subroutine
end module
