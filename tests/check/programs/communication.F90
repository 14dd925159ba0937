! Messages, collectives, one-sided access and deadlocks between processes.
module cases
    use mpi_f08
    use support
    implicit none
    integer, asynchronous :: a(64) = 1, b(64)
    real, asynchronous :: x(64) = 1
    double precision, asynchronous :: y(64) = 1
contains
    ! quick
    subroutine message_types_differ ! processes: 2
        if (rank == 0) call MPI_Send(a, 4, MPI_INTEGER, 1, 0, MPI_COMM_WORLD) ! either: message
        if (rank == 1) call MPI_Recv(x, 4, MPI_REAL, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE) ! either: message
    end subroutine

    subroutine message_kinds_differ ! processes: 2
        if (rank == 0) call MPI_Send(y, 4, MPI_DOUBLE_PRECISION, 1, 0, MPI_COMM_WORLD) ! either: message
        if (rank == 1) call MPI_Recv(x, 8, MPI_REAL, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE) ! either: message
    end subroutine

    subroutine message_names_differ ! processes: 2
        if (rank == 0) call MPI_Send(y, 4, MPI_DOUBLE_PRECISION, 1, 0, MPI_COMM_WORLD)
        if (rank == 1) call MPI_Recv(y, 4, MPI_REAL8, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    end subroutine

    subroutine message_of_section ! processes: 2
        type(MPI_Datatype) :: row
        double precision :: table(4, 4)
        table = rank
        call MPI_Type_vector(4, 1, 4, MPI_DOUBLE_PRECISION, row)
        call MPI_Type_commit(row)
        if (rank == 0) call MPI_Send(table(2, 1), 1, row, 1, 0, MPI_COMM_WORLD)
        if (rank == 1) call MPI_Recv(table(:, 3), 4, MPI_DOUBLE_PRECISION, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        if (rank == 1) call expect('column', all(table(:, 3) == 0))
        call MPI_Type_free(row)
    end subroutine

    subroutine message_too_long ! processes: 2
        if (rank == 0) call MPI_Send(a, 8, MPI_INTEGER, 1, 0, MPI_COMM_WORLD) ! either: message|argument
        if (rank == 1) call MPI_Recv(b, 4, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE) ! either: message|argument
    end subroutine

    subroutine message_shorter ! processes: 2
        type(MPI_Status) :: status
        integer :: count
        if (rank == 0) call MPI_Send(a, 3, MPI_INTEGER, 1, 0, MPI_COMM_WORLD)
        if (rank == 1) then
            call MPI_Recv(b, 64, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, status)
            call MPI_Get_count(status, MPI_INTEGER, count)
            call expect('count', count == 3)
        end if
    end subroutine

    ! quick
    subroutine message_never_received ! processes: 2
        if (rank == 0) call MPI_Send(a, 1, MPI_INTEGER, 1, 4, MPI_COMM_WORLD) ! wrong: message
    end subroutine

    subroutine messages_probed ! processes: 3
        type(MPI_Status) :: status
        integer, allocatable :: message(:)
        integer :: i, count
        if (rank == 0) then
            do i = 1, 2
                call MPI_Probe(MPI_ANY_SOURCE, 3, MPI_COMM_WORLD, status)
                call MPI_Get_count(status, MPI_INTEGER, count)
                allocate(message(count))
                call MPI_Recv(message, count, MPI_INTEGER, status%MPI_SOURCE, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
                call expect('count', count == status%MPI_SOURCE)
                deallocate(message)
            end do
        else
            call MPI_Send(a, rank, MPI_INTEGER, 0, 3, MPI_COMM_WORLD)
        end if
    end subroutine

    subroutine logical_received_as_integer ! processes: 2
        logical :: flag
        flag = .true.
        if (rank == 0) call MPI_Send(flag, 1, MPI_LOGICAL, 1, 0, MPI_COMM_WORLD) ! either: message
        if (rank == 1) call MPI_Recv(b, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE) ! either: message
    end subroutine

    ! quick
    ! may: deadlock|message
    subroutine collective_order ! processes: 2
        if (rank == 0) then
            call MPI_Bcast(a, 1, MPI_INTEGER, 0, MPI_COMM_WORLD) ! either: collective
            call MPI_Allreduce(a, b, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD) ! may: collective
        else
            call MPI_Allreduce(a, b, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD) ! either: collective
            call MPI_Bcast(a, 1, MPI_INTEGER, 0, MPI_COMM_WORLD) ! may: collective
        end if
    end subroutine

    subroutine collective_branches ! processes: 2
        if (rank == 0) then
            a(1) = 7
            call MPI_Bcast(a, 1, MPI_INTEGER, 0, MPI_COMM_WORLD)
        else
            call MPI_Bcast(a, 1, MPI_INTEGER, 0, MPI_COMM_WORLD)
        end if
        call expect('broadcast', a(1) == 7)
    end subroutine

    ! may: deadlock
    subroutine collective_root ! processes: 2
        call MPI_Reduce(a, b, 1, MPI_INTEGER, MPI_SUM, rank, MPI_COMM_WORLD) ! wrong: collective
    end subroutine

    subroutine collective_operation ! processes: 2
        type(MPI_Op) :: op
        op = MPI_SUM
        if (rank == 1) op = MPI_MAX
        call MPI_Allreduce(a, b, 1, MPI_INTEGER, op, MPI_COMM_WORLD) ! wrong: collective
    end subroutine

    ! Each process has the length of its own part.
    ! may: deadlock|argument
    subroutine collective_count ! processes: 2
        call MPI_Allreduce(a, b, 3 + rank, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD) ! wrong: collective
    end subroutine

    ! may: deadlock|argument
    subroutine collective_kind ! processes: 2
        if (rank == 0) call MPI_Bcast(y, 4, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD) ! either: collective
        if (rank == 1) call MPI_Bcast(x, 4, MPI_REAL, 0, MPI_COMM_WORLD) ! either: collective
    end subroutine

    subroutine collective_signatures ! processes: 2
        type(MPI_Datatype) :: pair
        call MPI_Type_contiguous(2, MPI_REAL, pair)
        call MPI_Type_commit(pair)
        if (rank == 0) call MPI_Bcast(x, 2, pair, 0, MPI_COMM_WORLD)
        if (rank == 1) call MPI_Bcast(x, 4, MPI_REAL, 0, MPI_COMM_WORLD)
        call MPI_Type_free(pair)
    end subroutine

    ! quick
    ! may: deadlock
    subroutine collective_on_root_only ! processes: 2
        if (rank == 0) call MPI_Reduce(a, b, 1, MPI_INTEGER, MPI_SUM, 0, MPI_COMM_WORLD) ! wrong: collective|deadlock
    end subroutine

    ! A process leaves the loop one step earlier.
    ! may: deadlock
    subroutine collective_in_loops ! processes: 3
        integer :: step
        do step = 1, 3 - rank / 2
            call MPI_Allreduce(a, b, 1, MPI_INTEGER, MPI_MAX, MPI_COMM_WORLD) ! wrong: collective|deadlock
        end do
    end subroutine

    subroutine collective_until_converged ! processes: 3
        logical :: is_done, mine
        integer :: step
        is_done = .false.
        do step = 1, 10
            mine = step > rank
            call MPI_Allreduce(mine, is_done, 1, MPI_LOGICAL, MPI_LAND, MPI_COMM_WORLD)
            if (is_done) exit
        end do
        call expect('steps', step == 3)
    end subroutine

    subroutine collective_gatherv ! processes: 2
        if (rank == 0) call MPI_Gatherv(a, 1, MPI_INTEGER, b, [1, 2], [0, 1], MPI_INTEGER, 0, MPI_COMM_WORLD) ! either: collective|argument|message
        if (rank == 1) call MPI_Gatherv(a, 3, MPI_INTEGER, b, [0], [0], MPI_INTEGER, 0, MPI_COMM_WORLD) ! either: collective|argument|message
    end subroutine

    subroutine collective_in_place ! processes: 2
        if (rank == 0) call MPI_Reduce(MPI_IN_PLACE, a, 4, MPI_INTEGER, MPI_MAX, 0, MPI_COMM_WORLD)
        if (rank == 1) call MPI_Reduce(a, b, 4, MPI_INTEGER, MPI_MAX, 0, MPI_COMM_WORLD)
        call MPI_Allgather(MPI_IN_PLACE, 0, MPI_INTEGER, a, 2, MPI_INTEGER, MPI_COMM_WORLD)
        call MPI_Allreduce(MPI_IN_PLACE, a, 4, MPI_INTEGER, MPI_MAX, MPI_COMM_WORLD)
    end subroutine

    ! quick
    subroutine deadlock_of_receives ! processes: 2
        call MPI_Recv(b, 1, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE) ! wrong: deadlock
        call MPI_Send(a, 1, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine even_and_odd ! processes: 2
        if (mod(rank, 2) == 0) then
            call MPI_Ssend(a, 1, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD)
            call MPI_Recv(b, 1, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        else
            call MPI_Recv(b, 1, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
            call MPI_Ssend(a, 1, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD)
        end if
    end subroutine

    subroutine deadlock_of_synchronous_ring ! processes: 3
        call MPI_Ssend(a, 1, MPI_INTEGER, mod(rank + 1, 3), 0, MPI_COMM_WORLD) ! wrong: deadlock
        call MPI_Recv(b, 1, MPI_INTEGER, mod(rank + 2, 3), 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    end subroutine

    subroutine ring_with_sendrecv ! processes: 3
        call MPI_Sendrecv(rank, 1, MPI_INTEGER, mod(rank + 1, 3), 0, b, 1, MPI_INTEGER, mod(rank + 2, 3), 0, &
            MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        call expect('left', b(1) == mod(rank + 2, 3))
    end subroutine

    subroutine deadlock_by_tag ! processes: 2
        if (rank == 0) call MPI_Send(a, 1, MPI_INTEGER, 1, 1, MPI_COMM_WORLD) ! may: message
        if (rank == 1) call MPI_Recv(b, 1, MPI_INTEGER, 0, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE) ! wrong: deadlock
    end subroutine

    ! may: collective|deadlock|message
    subroutine deadlock_of_barrier ! processes: 2
        if (rank == 0) then
            call MPI_Barrier(MPI_COMM_WORLD) ! either: deadlock
            call MPI_Send(a, 1, MPI_INTEGER, 1, 0, MPI_COMM_WORLD)
        else
            call MPI_Recv(b, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE) ! either: deadlock
            call MPI_Barrier(MPI_COMM_WORLD)
        end if
    end subroutine

    subroutine deadlock_of_waitall ! processes: 2
        type(MPI_Request) :: requests(2)
        call MPI_Irecv(b, 1, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, requests(1))
        call MPI_Irecv(b(2), 1, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, requests(2))
        call MPI_Send(a, 1, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD)
        call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE) ! wrong: deadlock
    end subroutine

    subroutine waits_for_slow_process ! processes: 2
        double precision :: begin
        begin = MPI_Wtime()
        if (rank == 0) then
            do while (MPI_Wtime() - begin < 2)
            end do
        end if
        call MPI_Barrier(MPI_COMM_WORLD)
    end subroutine

    ! quick
    subroutine put_without_epoch ! processes: 2
        type(MPI_Win) :: window
        call MPI_Win_create(b, 256_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, window)
        if (rank == 0) call MPI_Put(a, 1, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 1, MPI_INTEGER, window) ! wrong: epoch|argument|rma
        call MPI_Win_free(window)
    end subroutine

    subroutine puts_between_fences ! processes: 2
        type(MPI_Win) :: window
        call MPI_Win_create(b, 256_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, window)
        call MPI_Win_fence(0, window)
        call MPI_Put(rank, 1, MPI_INTEGER, 1 - rank, int(rank, MPI_ADDRESS_KIND), 1, MPI_INTEGER, window)
        call MPI_Win_fence(0, window)
        call MPI_Win_free(window)
        call expect('put', b(2 - rank) == 1 - rank)
    end subroutine

    subroutine unlock_without_lock ! processes: 2
        type(MPI_Win) :: window
        call MPI_Win_create(b, 256_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, window)
        call MPI_Win_unlock(1 - rank, window) ! wrong: epoch|argument|rma
        call MPI_Win_free(window)
    end subroutine

    subroutine locks ! processes: 2
        use, intrinsic :: iso_c_binding
        type(MPI_Win) :: window
        type(c_ptr) :: memory
        integer, pointer :: counter
        integer, asynchronous :: old
        call MPI_Win_allocate(4_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, memory, window)
        call c_f_pointer(memory, counter)
        counter = 0
        call MPI_Barrier(MPI_COMM_WORLD)
        call MPI_Win_lock_all(0, window)
        call MPI_Fetch_and_op(a, old, MPI_INTEGER, 0, 0_MPI_ADDRESS_KIND, MPI_SUM, window)
        call MPI_Win_flush(0, window)
        call MPI_Win_unlock_all(window)
        call MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, window)
        call MPI_Get(b, 1, MPI_INTEGER, 0, 0_MPI_ADDRESS_KIND, 1, MPI_INTEGER, window)
        call MPI_Win_unlock(0, window)
        call MPI_Win_free(window)
    end subroutine

    ! Offsets from 1, as of an array.
    subroutine put_beyond_window ! processes: 2
        type(MPI_Win) :: window
        call MPI_Win_create(b(1:4), 16_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, window)
        call MPI_Win_fence(0, window)
        if (rank == 0) call MPI_Put(a, 1, MPI_INTEGER, 1, 4_MPI_ADDRESS_KIND, 1, MPI_INTEGER, window) ! wrong: epoch|argument|rma|buffer
        call MPI_Win_fence(0, window)
        call MPI_Win_free(window)
    end subroutine

    subroutine post_and_start ! processes: 2
        type(MPI_Win) :: window
        type(MPI_Group) :: world, other
        call MPI_Comm_group(MPI_COMM_WORLD, world)
        call MPI_Group_incl(world, 1, [1 - rank], other)
        call MPI_Win_create(b, 256_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, window)
        if (rank == 0) then
            call MPI_Win_start(other, 0, window)
            call MPI_Put(a, 4, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 4, MPI_INTEGER, window)
            call MPI_Win_complete(window)
        else
            call MPI_Win_post(other, 0, window)
            call MPI_Win_wait(window)
        end if
        call MPI_Win_free(window)
        call MPI_Group_free(other)
        call MPI_Group_free(world)
    end subroutine

    subroutine complete_without_start ! processes: 2
        type(MPI_Win) :: window
        call MPI_Win_create(b, 256_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, window)
        call MPI_Win_complete(window) ! wrong: epoch|argument|rma
        call MPI_Win_free(window)
    end subroutine

    subroutine operations_of_their_datatypes ! processes: 2
        complex :: z = (1, 1), total
        logical :: flag = .true., is_all
        real :: value(2) = 1, greatest(2)
        integer :: place(2) = 1, least(2), bits
        type(MPI_Datatype) :: precise, whole
        real(selected_real_kind(12)) :: near = 1, far
        integer(selected_int_kind(12)) :: large = 1, larger
        call MPI_Allreduce(z, total, 1, MPI_COMPLEX, MPI_SUM, MPI_COMM_WORLD)
        call MPI_Allreduce(flag, is_all, 1, MPI_LOGICAL, MPI_LAND, MPI_COMM_WORLD)
        call MPI_Allreduce(value, greatest, 1, MPI_2REAL, MPI_MAXLOC, MPI_COMM_WORLD)
        call MPI_Allreduce(place, least, 1, MPI_2INTEGER, MPI_MINLOC, MPI_COMM_WORLD)
        call MPI_Allreduce(rank, bits, 1, MPI_INTEGER, MPI_BOR, MPI_COMM_WORLD)
        call MPI_Type_create_f90_real(12, MPI_UNDEFINED, precise)
        call MPI_Allreduce(near, far, 1, precise, MPI_MAX, MPI_COMM_WORLD)
        call MPI_Type_create_f90_integer(12, whole)
        call MPI_Allreduce(large, larger, 1, whole, MPI_BXOR, MPI_COMM_WORLD)
    end subroutine

    subroutine exclusive_or_of_reals ! processes: 2
        call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN)
        call MPI_Allreduce(x, y, 1, MPI_REAL, MPI_LXOR, MPI_COMM_WORLD) ! wrong: argument op
    end subroutine
end module
