! Objects that are made, freed and kept; datatypes that are not ready.
! together
module cases
    use mpi_f08
    use support
    implicit none
contains
    subroutine communicator_kept ! processes: 2
        type(MPI_Comm) :: part
        call MPI_Comm_split(MPI_COMM_WORLD, mod(rank, 2), rank, part) ! wrong: leak
    end subroutine

    subroutine communicator_freed ! processes: 2
        type(MPI_Comm) :: part, copy
        call MPI_Comm_split(MPI_COMM_WORLD, mod(rank, 2), rank, part)
        call MPI_Comm_dup(part, copy)
        call MPI_Comm_free(part)
        call MPI_Comm_free(copy)
    end subroutine

    ! Open MPI's handle is in a variable of the bindings, which is gone when the request is complete.
    subroutine communicators_of_requests_freed ! processes: 2
        type(MPI_Comm) :: copy
        type(MPI_Request) :: request
        integer :: i
        do i = 1, 3
            call MPI_Comm_idup(MPI_COMM_WORLD, copy, request)
            call MPI_Wait(request, MPI_STATUS_IGNORE)
            call MPI_Comm_free(copy)
        end do
    end subroutine

    ! The subroutine makes a grid each time that it is called.
    subroutine grid_for_each_step ! processes: 2
        type(MPI_Comm) :: grid
        integer :: step
        do step = 1, 3
            call MPI_Cart_create(MPI_COMM_WORLD, 1, [2], [.true.], .false., grid) ! wrong: leak
        end do
    end subroutine

    subroutine grid_freed ! processes: 2
        type(MPI_Comm) :: grid, line
        integer :: step
        do step = 1, 3
            call MPI_Cart_create(MPI_COMM_WORLD, 2, [2, 1], [.true., .false.], .false., grid)
            call MPI_Cart_sub(grid, [.true., .false.], line)
            call MPI_Comm_free(grid)
            call MPI_Comm_free(line)
        end do
    end subroutine

    subroutine datatype_kept ! processes: 2
        type(MPI_Datatype) :: row
        call MPI_Type_vector(4, 1, 4, MPI_REAL, row) ! wrong: leak
        call MPI_Type_commit(row)
    end subroutine

    subroutine datatype_freed ! processes: 2
        type(MPI_Datatype) :: row, rows, same
        call MPI_Type_vector(4, 1, 4, MPI_REAL, row)
        call MPI_Type_contiguous(2, row, rows)
        call MPI_Type_dup(rows, same)
        call MPI_Type_free(row)
        call MPI_Type_free(rows)
        call MPI_Type_free(same)
    end subroutine

    ! These calls make nothing that has to be freed: it is one of the MPI's own.
    subroutine datatype_found ! processes: 2
        type(MPI_Datatype) :: real_type
        call MPI_Type_match_size(MPI_TYPECLASS_REAL, 8, real_type)
        call MPI_Type_create_f90_integer(9, real_type)
    end subroutine

    subroutine groups_kept ! processes: 2
        type(MPI_Group) :: world, part
        call MPI_Comm_group(MPI_COMM_WORLD, world) ! wrong: leak
        call MPI_Group_incl(world, 1, [0], part)
        call MPI_Group_free(part)
    end subroutine

    subroutine groups_freed ! processes: 2
        type(MPI_Group) :: world, part
        type(MPI_Comm) :: first
        call MPI_Comm_group(MPI_COMM_WORLD, world)
        call MPI_Group_incl(world, 1, [0], part)
        call MPI_Comm_create(MPI_COMM_WORLD, part, first)
        if (first /= MPI_COMM_NULL) call MPI_Comm_free(first)
        call MPI_Group_free(part)
        call MPI_Group_free(world)
    end subroutine

    subroutine info_kept ! processes: 2
        type(MPI_Info) :: info
        call MPI_Info_create(info) ! wrong: leak
        call MPI_Info_set(info, 'no_locks', 'true')
    end subroutine

    subroutine info_freed ! processes: 2
        type(MPI_Info) :: info
        call MPI_Info_create(info)
        call MPI_Info_set(info, 'no_locks', 'true')
        call MPI_Info_free(info)
    end subroutine

    subroutine add(in, inout, length, datatype)
        use, intrinsic :: iso_c_binding
        type(c_ptr), value :: in, inout
        integer :: length
        type(MPI_Datatype) :: datatype
        integer, pointer :: x(:), y(:)
        call c_f_pointer(in, x, [length])
        call c_f_pointer(inout, y, [length])
        y = x + y
    end subroutine

    subroutine operation_kept ! processes: 2
        type(MPI_Op) :: sum_of_own
        integer :: all
        call MPI_Op_create(add, .true., sum_of_own) ! wrong: leak
        call MPI_Allreduce(rank, all, 1, MPI_INTEGER, sum_of_own, MPI_COMM_WORLD)
    end subroutine

    subroutine operation_freed ! processes: 2
        type(MPI_Op) :: sum_of_own
        integer :: all
        call MPI_Op_create(add, .true., sum_of_own)
        call MPI_Allreduce(rank, all, 1, MPI_INTEGER, sum_of_own, MPI_COMM_WORLD)
        call MPI_Op_free(sum_of_own)
        call expect('sum', all == 1)
    end subroutine

    subroutine keyval_freed ! processes: 2
        integer :: key
        logical :: flag
        integer(MPI_ADDRESS_KIND) :: value
        call MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, key, 0_MPI_ADDRESS_KIND)
        call MPI_Comm_set_attr(MPI_COMM_SELF, key, 5_MPI_ADDRESS_KIND)
        call MPI_Comm_get_attr(MPI_COMM_SELF, key, value, flag)
        call MPI_Comm_free_keyval(key)
        call expect('value', flag .and. value == 5)
    end subroutine

    subroutine file_kept ! processes: 2
        type(MPI_File) :: file
        call MPI_File_open(MPI_COMM_WORLD, 'kept.bin', MPI_MODE_CREATE + MPI_MODE_WRONLY, MPI_INFO_NULL, file) ! wrong: leak
    end subroutine

    subroutine file_closed ! processes: 2
        type(MPI_File) :: file
        call MPI_File_open(MPI_COMM_WORLD, 'closed.bin', MPI_MODE_CREATE + MPI_MODE_WRONLY + MPI_MODE_DELETE_ON_CLOSE, &
            MPI_INFO_NULL, file)
        call MPI_File_write_at(file, int(4 * rank, MPI_OFFSET_KIND), rank, 1, MPI_INTEGER, MPI_STATUS_IGNORE)
        call MPI_File_close(file)
    end subroutine

    subroutine window_freed ! processes: 2
        type(MPI_Win) :: window
        real, asynchronous :: x(4)
        call MPI_Win_create(x, 16_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, window)
        call MPI_Win_free(window)
    end subroutine

    subroutine error_handler_kept ! processes: 2
        type(MPI_Errhandler) :: handler
        call MPI_Comm_create_errhandler(handle, handler) ! wrong: leak
    end subroutine

    subroutine error_handler_freed ! processes: 2
        type(MPI_Errhandler) :: handler, old
        call MPI_Comm_create_errhandler(handle, handler)
        call MPI_Comm_get_errhandler(MPI_COMM_SELF, old)
        call MPI_Comm_set_errhandler(MPI_COMM_SELF, handler)
        call MPI_Comm_set_errhandler(MPI_COMM_SELF, old)
        call MPI_Errhandler_free(old)
        call MPI_Errhandler_free(handler)
    end subroutine

    subroutine handle(comm, code)
        type(MPI_Comm) :: comm
        integer :: code
    end subroutine
end module
