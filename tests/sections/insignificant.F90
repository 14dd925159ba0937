! Buffers that a call does not touch may be too short, in pieces, empty, unallocated or disassociated: without a peer, outside the
! root's group, on the first process of an exclusive scan, with MPI_NO_OP, without elements or neighbors (R62). C still looks at the rest.
program insignificant
    use requests_shared
    implicit none
    type(MPI_Comm) :: inter, alone
    type(MPI_Win) :: win
    integer :: total, class, window_memory(8)
    call MPI_Init()
    comm = MPI_COMM_WORLD
    call MPI_Comm_rank(comm, rank)
    call MPI_Comm_size(comm, processes)
    call choose_element(1)
    call MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN)
    call make_objects()
    call fill()
    call in_pieces()
    call backward()
    call empty()
    call unallocated()
    call disassociated()
    call halo()
    call c_looks()
    call free_objects()
    call MPI_Allreduce(failures, total, 1, MPI_INTEGER, MPI_SUM, comm)
    if (rank == 0) print '(i0,a,i0,a)', checks, ' checks on each process, ', total, ' failures'
    call MPI_Finalize()
    if (total > 0) error stop 1

contains

    ! A group of 0 and one of 1 and 2; a window of all; and a topology without neighbors.
    subroutine make_objects()
        type(MPI_Comm) :: half
        call MPI_Comm_split(comm, min(rank, 1), 0, half)
        call MPI_Intercomm_create(half, 0, comm, merge(1, 0, rank == 0), 7, inter)
        call MPI_Comm_set_errhandler(inter, MPI_ERRORS_RETURN)
        call MPI_Comm_free(half)
        call MPI_Win_create(window_memory, 8_MPI_ADDRESS_KIND * integer_bytes, integer_bytes, MPI_INFO_NULL, comm, win)
        call MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN)
        call MPI_Dist_graph_create_adjacent(comm, 0, [0], MPI_UNWEIGHTED, 0, [0], MPI_UNWEIGHTED, MPI_INFO_NULL, .false., alone)
        call MPI_Comm_set_errhandler(alone, MPI_ERRORS_RETURN)
    end subroutine

    subroutine free_objects()
        call MPI_Comm_free(alone)
        call MPI_Win_free(win)
        call MPI_Comm_free(inter)
    end subroutine

    ! Others may wait for a call that was refused.
    subroutine right(name, code)
        character(*), intent(in) :: name
        integer, intent(in) :: code
        call verdict(name, code == MPI_SUCCESS)
        if (code /= MPI_SUCCESS) call MPI_Abort(comm, 1)
    end subroutine

    subroutine completed(name, request, code)
        character(*), intent(in) :: name
        type(MPI_Request), intent(inout) :: request
        integer, intent(in) :: code
        integer :: waited
        call right(name, code)
        call MPI_Wait(request, MPI_STATUS_IGNORE, waited)
        call right(name // ', completion', waited)
    end subroutine

    subroutine restarted(name, request, code)
        character(*), intent(in) :: name
        type(MPI_Request), intent(inout) :: request
        integer, intent(in) :: code
        integer :: i, started
        call right(name, code)
        do i = 1, 2
            call MPI_Start(request, started)
            call completed(name // ', started', request, started)
        end do
        call MPI_Request_free(request)
    end subroutine

    subroutine in_pieces()
        integer, asynchronous :: sent(8), received(8)
        sent = 1
        received = -1
        layout = 'in pieces'
#define SENT sent(1:7:3)
#define RECEIVED received(1:7:3)
#include "insignificant_calls.inc"
        call verdict('nothing received', all(received == -1))
    end subroutine

    subroutine backward()
        integer, asynchronous :: sent(2, 3), received(2, 3)
        sent = 1
        received = -1
        layout = 'backward, of rank 2'
#undef SENT
#undef RECEIVED
#define SENT sent(2:1:-1, ::2)
#define RECEIVED received(2:1:-1, ::2)
#include "insignificant_calls.inc"
        call verdict('nothing received', all(received == -1))
    end subroutine

    subroutine empty()
        integer, allocatable, asynchronous :: sent(:, :), received(:, :)
        allocate (sent(0, 5), received(5, 0))
        layout = 'empty'
#undef SENT
#undef RECEIVED
#define SENT sent
#define RECEIVED received
#include "insignificant_calls.inc"
    end subroutine

    subroutine unallocated()
        integer, allocatable, asynchronous :: sent(:, :), received(:)
        layout = 'unallocated'
#include "insignificant_calls.inc"
    end subroutine

    subroutine disassociated()
        integer, pointer, asynchronous :: sent(:), received(:, :)
        layout = 'disassociated'
        nullify (sent, received)
#include "insignificant_calls.inc"
    end subroutine

    ! A row of processes; at both ends the ghost layer has no elements.
    subroutine halo()
        double precision, allocatable, asynchronous :: west(:, :), east(:, :)
        double precision, asynchronous :: field(6, 5)
        type(MPI_Request) :: requests(4)
        integer :: left, right
        layout = 'halo'
        left = merge(MPI_PROC_NULL, rank - 1, rank == 0)
        right = merge(MPI_PROC_NULL, rank + 1, rank == processes - 1)
        allocate (west(merge(0, 1, rank == 0), 5), east(merge(0, 2, rank == processes - 1), 5))
        field = rank
        west = -1
        east = -1
        call MPI_Irecv(west, 5, MPI_DOUBLE_PRECISION, left, 1, comm, requests(1))
        call MPI_Irecv(east(1::2, :), 5, MPI_DOUBLE_PRECISION, right, 2, comm, requests(2))
        call MPI_Isend(field(6, :), 5, MPI_DOUBLE_PRECISION, right, 1, comm, requests(3))
        call MPI_Isend(field(1, :), 5, MPI_DOUBLE_PRECISION, left, 2, comm, requests(4))
        call MPI_Waitall(4, requests, MPI_STATUSES_IGNORE)
        call verdict('ghost layers', all(west == rank - 1) .and. all(east(1::2, :) == rank + 1) .and. all(east(2::2, :) == -1))
    end subroutine

    ! An invalid count or datatype is C's to refuse, whatever the buffer.
    subroutine c_looks()
        type(MPI_Datatype) :: nonsense
        integer :: code
        layout = 'C'
        call MPI_Send(send_memory(1:7:3), -1, MPI_INTEGER, MPI_PROC_NULL, 1, comm, code)
        call MPI_Error_class(code, class)
        call verdict('a negative count', class == MPI_ERR_COUNT)
        nonsense%mpi_val = 12345
        call MPI_Send(send_memory(1:7:3), 4, nonsense, MPI_PROC_NULL, 1, comm, code)
        call MPI_Error_class(code, class)
        call verdict('an invalid datatype', class == MPI_ERR_TYPE)
    end subroutine

end program
