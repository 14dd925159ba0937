! Procedures that C++ calls: each is one routine of Fortran. With FORTRAN_MAIN also the program.
module parts
    use, intrinsic :: iso_c_binding
    use mpi
    implicit none
    integer, parameter :: address = MPI_ADDRESS_KIND
    integer :: called = 0, seen_code = 0
    integer(address) :: seen_value = 0, seen_state = 0
contains
    ! Returns what the callbacks saw since the last look.
    subroutine look(calls, code, value, state) bind(c, name='fortran_look')
        integer(c_int), intent(out) :: calls, code
        integer(address), intent(out) :: value, state
        calls = called
        code = seen_code
        value = seen_value
        state = seen_state
        called = 0
    end subroutine

    subroutine copy_attribute(comm, keyval, state, value_in, value_out, flag, ierror)
        integer :: comm, keyval, ierror
        integer(address) :: state, value_in, value_out
        logical :: flag
        called = called + 1
        seen_value = value_in
        seen_state = state
        value_out = value_in
        flag = .true.
        ierror = MPI_SUCCESS
    end subroutine

    subroutine delete_attribute(comm, keyval, value, state, ierror)
        integer :: comm, keyval, ierror
        integer(address) :: state, value
        called = called + 100
        seen_value = value
        seen_state = state
        ierror = MPI_SUCCESS
    end subroutine

    integer(c_int) function create_keyval(state) bind(c, name='fortran_create_keyval')
        integer(address), value :: state
        integer :: ierror
        call MPI_Comm_create_keyval(copy_attribute, delete_attribute, create_keyval, state, ierror)
    end function

    subroutine set_attr(comm, keyval, value) bind(c, name='fortran_set_attr')
        integer(c_int), value :: comm, keyval
        integer(address), value :: value
        integer :: ierror
        call MPI_Comm_set_attr(comm, keyval, value, ierror)
    end subroutine

    subroutine attr_put(comm, keyval, value) bind(c, name='fortran_attr_put')
        integer(c_int), value :: comm, keyval, value
        integer :: ierror
        call MPI_Attr_put(comm, keyval, value, ierror)
    end subroutine

    integer(address) function get_attr(comm, keyval) bind(c, name='fortran_get_attr')
        integer(c_int), value :: comm, keyval
        integer :: ierror
        logical :: flag
        call MPI_Comm_get_attr(comm, keyval, get_attr, flag, ierror)
        if (.not. flag) get_attr = -99
    end function

    integer(c_int) function attr_get(comm, keyval) bind(c, name='fortran_attr_get')
        integer(c_int), value :: comm, keyval
        integer :: ierror
        logical :: flag
        call MPI_Attr_get(comm, keyval, attr_get, flag, ierror)
        if (.not. flag) attr_get = -99
    end function

    integer(address) function get_type_attr(datatype, keyval) bind(c, name='fortran_get_type_attr')
        integer(c_int), value :: datatype, keyval
        integer :: ierror
        logical :: flag
        call MPI_Type_get_attr(datatype, keyval, get_type_attr, flag, ierror)
        if (.not. flag) get_type_attr = -99
    end function

    integer(c_int) function dup(comm) bind(c, name='fortran_dup')
        integer(c_int), value :: comm
        integer :: ierror
        call MPI_Comm_dup(comm, dup, ierror)
    end function

    subroutine free(comm) bind(c, name='fortran_free')
        integer(c_int) :: comm
        integer :: ierror
        call MPI_Comm_free(comm, ierror)
    end subroutine

    subroutine handle_error(comm, code)
        integer :: comm, code
        called = called + 1
        seen_code = code
    end subroutine

    integer(c_int) function create_errhandler() bind(c, name='fortran_create_errhandler')
        integer :: ierror
        call MPI_Comm_create_errhandler(handle_error, create_errhandler, ierror)
    end function

    subroutine set_errhandler(comm, handler) bind(c, name='fortran_set_errhandler')
        integer(c_int), value :: comm, handler
        integer :: ierror
        call MPI_Comm_set_errhandler(comm, handler, ierror)
    end subroutine

    ! The class of the error that it makes.
    integer(c_int) function fail(comm) bind(c, name='fortran_fail')
        integer(c_int), value :: comm
        integer :: ierror, ignored
        call MPI_Send(fail, 1, MPI_INTEGER, 12345, 0, comm, ierror)
        call MPI_Error_class(ierror, fail, ignored)
    end function

    subroutine add(in, inout, length, datatype)
        integer :: length, datatype
        integer :: in(length), inout(length)
        called = called + 1
        if (datatype == MPI_INTEGER) inout = inout + in
    end subroutine

    integer(c_int) function create_op() bind(c, name='fortran_create_op')
        integer :: ierror
        call MPI_Op_create(add, .true., create_op, ierror)
    end function

    integer(c_int) function sum_by(op, comm) bind(c, name='fortran_sum_by')
        integer(c_int), value :: op, comm
        integer :: ierror, sums(2)
        call MPI_Allreduce([1, 2], sums, 2, MPI_INTEGER, op, comm, ierror)
        sum_by = sums(1) + 10 * sums(2)
    end function

    integer(c_int) function irecv(buffer, source, tag, comm) bind(c, name='fortran_irecv')
        integer(c_int), intent(inout), asynchronous :: buffer
        integer(c_int), value :: source, tag, comm
        integer :: ierror
        call MPI_Irecv(buffer, 1, MPI_INTEGER, source, tag, comm, irecv, ierror)
    end function

    subroutine wait(request, status) bind(c, name='fortran_wait')
        integer(c_int), intent(inout) :: request
        integer(c_int), intent(out) :: status(MPI_STATUS_SIZE)
        integer :: ierror
        call MPI_Wait(request, status, ierror)
    end subroutine

    subroutine grequest_complete(request) bind(c, name='fortran_grequest_complete')
        integer(c_int), value :: request
        integer :: ierror
        call MPI_Grequest_complete(request, ierror)
    end subroutine

    ! source, tag, count
    subroutine look_at_status(status, found) bind(c, name='fortran_look_at_status')
        integer(c_int), intent(in) :: status(MPI_STATUS_SIZE)
        integer(c_int), intent(out) :: found(3)
        integer :: ierror
        found(1) = status(MPI_SOURCE)
        found(2) = status(MPI_TAG)
        call MPI_Get_count(status, MPI_INTEGER, found(3), ierror)
    end subroutine

    ! Handles of all kinds: 0 if each is what its name says.
    integer(c_int) function look_at_handles(comm, group, datatype, info) bind(c, name='fortran_look_at_handles')
        integer(c_int), value :: comm, group, datatype, info
        integer :: ierror, number, other
        character(8) :: value
        logical :: flag
        look_at_handles = 1
        call MPI_Comm_size(comm, number, ierror)
        call MPI_Group_size(group, other, ierror)
        if (number /= other) return
        look_at_handles = 2
        call MPI_Type_size(datatype, number, ierror)
        if (number /= 12) return
        look_at_handles = 3
        call MPI_Info_get(info, 'language', 8, value, flag, ierror)
        if (.not. flag .or. value /= 'C++') return
        look_at_handles = 0
    end function

    ! Made here, for C++: a communicator, its group, a datatype of three INTEGERs, an info.
    subroutine make_handles(comm, group, datatype, info) bind(c, name='fortran_make_handles')
        integer(c_int), intent(out) :: comm, group, datatype, info
        integer :: ierror
        call MPI_Comm_dup(MPI_COMM_WORLD, comm, ierror)
        call MPI_Comm_group(comm, group, ierror)
        call MPI_Type_contiguous(3, MPI_INTEGER, datatype, ierror)
        call MPI_Type_commit(datatype, ierror)
        call MPI_Info_create(info, ierror)
        call MPI_Info_set(info, 'language', 'Fortran', ierror)
    end subroutine
end module

#ifdef FORTRAN_MAIN
program main
    use mpi
    implicit none
    interface
        subroutine check_all() bind(c, name='check_all')
        end subroutine
    end interface
    integer :: ierror, rank
    call MPI_Init(ierror)
    call check_all()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    if (rank == 0) print '(a)', 'right'
    call MPI_Finalize(ierror)
end program
#endif
