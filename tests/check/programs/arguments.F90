! Arguments that no call may have, and those beside them that it may.
module cases
    use mpi_f08
    use support
    implicit none
    integer, asynchronous :: a(16) = 1, b(16)
contains
    subroutine negative_count ! processes: 2
        if (rank == 0) call MPI_Send(a, -1, MPI_INTEGER, 1, 0, MPI_COMM_WORLD) ! wrong: argument count
    end subroutine

    subroutine zero_count ! processes: 2
        integer :: none(0)
        if (rank == 0) call MPI_Send(none, 0, MPI_INTEGER, 1, 0, MPI_COMM_WORLD)
        if (rank == 1) call MPI_Recv(none, 0, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    end subroutine

    ! Processes are counted from 0.
    ! quick
    subroutine rank_from_one ! processes: 2
        integer :: to
        do to = 1, size_of_world
            if (rank == 0) call MPI_Send(a, 1, MPI_INTEGER, to, 0, MPI_COMM_WORLD) ! wrong: argument dest
        end do
        if (rank == 1) call MPI_Recv(b, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    end subroutine

    subroutine rank_from_zero ! processes: 2
        integer :: to
        do to = 1, size_of_world - 1
            if (rank == 0) call MPI_Send(a, 1, MPI_INTEGER, to, 0, MPI_COMM_WORLD)
        end do
        if (rank == 1) call MPI_Recv(b, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    end subroutine

    subroutine root_of_world_in_part ! processes: 3
        type(MPI_Comm) :: part
        call MPI_Comm_split(MPI_COMM_WORLD, merge(0, 1, rank < 1), rank, part)
        if (rank > 0) call MPI_Bcast(a, 1, MPI_INTEGER, 2, part) ! wrong: argument root
        call MPI_Comm_free(part)
    end subroutine

    subroutine root_of_part ! processes: 3
        type(MPI_Comm) :: part
        call MPI_Comm_split(MPI_COMM_WORLD, merge(0, 1, rank < 1), rank, part)
        if (rank > 0) call MPI_Bcast(a, 1, MPI_INTEGER, 1, part)
        call MPI_Comm_free(part)
    end subroutine

    subroutine negative_tag ! processes: 2
        if (rank == 0) call MPI_Send(a, 1, MPI_INTEGER, 1, -8, MPI_COMM_WORLD) ! wrong: argument tag
    end subroutine

    subroutine tag_too_large ! processes: 2
        integer(MPI_ADDRESS_KIND) :: bound
        logical :: flag
        call MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, bound, flag)
        if (rank == 0 .and. bound < huge(1)) call MPI_Send(a, 1, MPI_INTEGER, 1, int(bound) + 1, MPI_COMM_WORLD) ! wrong: argument tag
    end subroutine

    subroutine any_tag ! processes: 2
        type(MPI_Status) :: status
        if (rank == 0) call MPI_Send(a, 1, MPI_INTEGER, 1, 12, MPI_COMM_WORLD)
        if (rank == 1) call MPI_Recv(b, 1, MPI_INTEGER, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, status)
        if (rank == 1) call expect('tag', status%MPI_TAG == 12)
    end subroutine

    subroutine null_communicator ! processes: 2
        type(MPI_Comm) :: part
        call MPI_Comm_split(MPI_COMM_WORLD, merge(0, MPI_UNDEFINED, rank == 0), 0, part)
        call MPI_Barrier(part) ! wrong: argument comm
        if (rank == 0) call MPI_Comm_free(part)
    end subroutine

    subroutine members_only ! processes: 2
        type(MPI_Comm) :: part
        call MPI_Comm_split(MPI_COMM_WORLD, merge(0, MPI_UNDEFINED, rank == 0), 0, part)
        if (part /= MPI_COMM_NULL) then
            call MPI_Barrier(part)
            call MPI_Comm_free(part)
        end if
    end subroutine

    ! A variable that nobody has set.
    subroutine communicator_never_set ! processes: 2
        type(MPI_Comm) :: comm
        comm%MPI_VAL = -77777
        call MPI_Barrier(comm) ! wrong: argument comm
    end subroutine

    ! quick
    subroutine not_committed ! processes: 2
        type(MPI_Datatype) :: row
        call MPI_Type_contiguous(4, MPI_INTEGER, row)
        call MPI_Bcast(a, 1, row, 0, MPI_COMM_WORLD) ! wrong: argument|datatype
        call MPI_Type_free(row)
    end subroutine

    ! missed: the MPI accepts a handle whose datatype it has freed
    subroutine freed_datatype ! processes: 2
        type(MPI_Datatype) :: row, same
        call MPI_Type_contiguous(4, MPI_INTEGER, row)
        call MPI_Type_commit(row)
        same = row
        call MPI_Type_free(row)
        call MPI_Bcast(a, 1, same, 0, MPI_COMM_WORLD) ! wrong: argument|datatype
    end subroutine

    subroutine freed_while_pending ! processes: 2
        type(MPI_Datatype) :: row
        type(MPI_Request) :: request
        call MPI_Type_contiguous(4, MPI_INTEGER, row)
        call MPI_Type_commit(row)
        call MPI_Ibcast(a, 1, row, 0, MPI_COMM_WORLD, request)
        call MPI_Type_free(row)
        call MPI_Wait(request, MPI_STATUS_IGNORE)
    end subroutine

    subroutine operation_for_other_types ! processes: 2
        real :: x, y
        x = 1
        call MPI_Allreduce(x, y, 1, MPI_REAL, MPI_LAND, MPI_COMM_WORLD) ! wrong: argument|datatype op
    end subroutine

    subroutine sum_of_logicals ! processes: 2
        logical :: x, y
        x = .true.
        call MPI_Allreduce(x, y, 1, MPI_LOGICAL, MPI_SUM, MPI_COMM_WORLD) ! wrong: argument|datatype op
    end subroutine

    subroutine operations ! processes: 2
        logical :: x, y
        complex :: z, w
        x = .true.
        z = 1
        call MPI_Allreduce(x, y, 1, MPI_LOGICAL, MPI_LAND, MPI_COMM_WORLD)
        call MPI_Allreduce(z, w, 1, MPI_COMPLEX, MPI_SUM, MPI_COMM_WORLD)
        call MPI_Allreduce(a, b, 1, MPI_INTEGER, MPI_BXOR, MPI_COMM_WORLD)
        call expect('sum', y .and. real(w) == 2)
    end subroutine

    subroutine negative_block ! processes: 2
        call MPI_Allgatherv(a, 1, MPI_INTEGER, b, [1, -1], [0, 1], MPI_INTEGER, MPI_COMM_WORLD) ! wrong: argument recvcounts
    end subroutine

    subroutine starts_from_one ! processes: 2
        type(MPI_Datatype) :: part
        call MPI_Type_create_subarray(2, [4, 4], [4, 2], [1, 3], MPI_ORDER_FORTRAN, MPI_INTEGER, part) ! wrong: argument
    end subroutine

    subroutine starts_from_zero ! processes: 2
        type(MPI_Datatype) :: part
        call MPI_Type_create_subarray(2, [4, 4], [4, 2], [0, 2], MPI_ORDER_FORTRAN, MPI_INTEGER, part)
        call MPI_Type_free(part)
    end subroutine

    subroutine wrong_number_of_dimensions ! processes: 2
        type(MPI_Comm) :: grid
        call MPI_Cart_create(MPI_COMM_WORLD, 2, [2, 2], [.false., .false.], .false., grid) ! wrong: argument
    end subroutine

    subroutine dimensions ! processes: 2
        type(MPI_Comm) :: grid
        integer :: dims(2), from, to
        dims = 0
        call MPI_Dims_create(size_of_world, 2, dims)
        call MPI_Cart_create(MPI_COMM_WORLD, 2, dims, [.false., .false.], .true., grid)
        call MPI_Cart_shift(grid, 0, 1, from, to)
        call MPI_Sendrecv(a, 1, MPI_INTEGER, to, 0, b, 1, MPI_INTEGER, from, 0, grid, MPI_STATUS_IGNORE)
        call MPI_Comm_free(grid)
    end subroutine

    subroutine direction_from_one ! processes: 2
        type(MPI_Comm) :: grid
        integer :: from, to
        call MPI_Cart_create(MPI_COMM_WORLD, 1, [2], [.true.], .false., grid)
        call MPI_Cart_shift(grid, 1, 1, from, to) ! wrong: argument
        call MPI_Comm_free(grid)
    end subroutine

    ! The program handles this error itself.
    subroutine error_asked_for ! processes: 2
        type(MPI_Comm) :: copy
        integer :: ierror, length
        character(MPI_MAX_ERROR_STRING) :: text
        call MPI_Comm_dup(MPI_COMM_WORLD, copy)
        call MPI_Comm_set_errhandler(copy, MPI_ERRORS_RETURN)
        call MPI_Comm_set_name(copy, 'copy', ierror)
        call expect('success', ierror == MPI_SUCCESS)
        call MPI_Error_string(MPI_ERR_TAG, text, length)
        call MPI_Comm_free(copy)
    end subroutine

    ! The wrapper raises the error, since it knows no datatype for more than the section has.
    subroutine strided_section_too_short ! processes: 2
        double precision :: table(6, 12)
        table = 1
        call MPI_Bcast(table(1:6:2, 2:5), 24, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD) ! wrong: length buffer
    end subroutine
end module
