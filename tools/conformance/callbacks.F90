! Procedures that MPI calls.
module called_back
    use, intrinsic :: iso_c_binding, only: c_ptr, c_f_pointer
    USES
    implicit none
    integer, parameter :: address = selected_int_kind(18)
    integer, save :: calls = 0, length_seen = 0, keyval_seen = 0
    integer(kind=address), save :: state_seen = 0, value_seen = 0
    logical, save :: same = .false., complete_seen = .false.
    HANDLE(MPI_Comm), save :: wanted_comm
    HANDLE(MPI_Datatype), save :: wanted_type
contains
#ifdef DIALECT_f08
    subroutine adds(invec, inoutvec, length, datatype)
        type(c_ptr), value :: invec, inoutvec
        integer :: length
        type(MPI_Datatype) :: datatype
        integer, pointer :: a(:), b(:)
        call c_f_pointer(invec, a, [length])
        call c_f_pointer(inoutvec, b, [length])
#else
    subroutine adds(a, b, length, datatype)
        integer :: length, a(length), b(length), datatype
#endif
        calls = calls + 1
        length_seen = length
        same = datatype == wanted_type
        b(1:length) = a(1:length) + b(1:length)
    end subroutine
#ifdef DIALECT_f08
    subroutine appends(invec, inoutvec, length, datatype)
        type(c_ptr), value :: invec, inoutvec
        integer :: length
        type(MPI_Datatype) :: datatype
        integer, pointer :: a(:), b(:)
        call c_f_pointer(invec, a, [length])
        call c_f_pointer(inoutvec, b, [length])
#else
    subroutine appends(a, b, length, datatype)
        integer :: length, a(length), b(length), datatype
#endif
        b(1:length) = 10*a(1:length) + b(1:length)
    end subroutine
    subroutine copies(comm, keyval, extra, value_in, value_out, flag, ierror)
        HANDLE(MPI_Comm) :: comm
        integer :: keyval, ierror
        integer(kind=address) :: extra, value_in, value_out
        logical :: flag
        calls = calls + 1
        same = comm == wanted_comm
        keyval_seen = keyval
        state_seen = extra
        value_seen = value_in
        value_out = value_in + 1
        flag = .true.
        ierror = 0
    end subroutine
    subroutine deletes(comm, keyval, value, extra, ierror)
        HANDLE(MPI_Comm) :: comm
        integer :: keyval, ierror
        integer(kind=address) :: extra, value
        calls = calls + 1
        same = comm == wanted_comm
        state_seen = extra
        value_seen = value
        ierror = 0
    end subroutine
    subroutine copies_type(datatype, keyval, extra, value_in, value_out, flag, ierror)
        HANDLE(MPI_Datatype) :: datatype
        integer :: keyval, ierror
        integer(kind=address) :: extra, value_in, value_out
        logical :: flag
        calls = calls + 1
        same = datatype == wanted_type
        value_out = value_in + 1
        flag = .true.
        ierror = 0
    end subroutine
    subroutine queries(extra, status, ierror)
        HEADER
        integer(kind=address) :: extra
        STATUS :: status
        integer :: ierror
        state_seen = extra
        call MPI_Status_set_elements(status, wanted_type, 3, ierror)
        call MPI_Status_set_cancelled(status, .false., ierror)
        FIELD(status, MPI_SOURCE) = 11
        FIELD(status, MPI_TAG) = 12
        ierror = 0
    end subroutine
    subroutine frees(extra, ierror)
        integer(kind=address) :: extra
        integer :: ierror
        calls = calls + 1
        ierror = 0
    end subroutine
    subroutine cancels(extra, complete, ierror)
        integer(kind=address) :: extra
        logical :: complete
        integer :: ierror
        calls = calls + 1
        complete_seen = complete
        ierror = 0
    end subroutine
end module
!# callbacks_op
subroutine callbacks_op
    use seen
    use called_back
    USES
    implicit none
    HEADER
    HANDLE(MPI_Op) :: op
    integer :: a(3), b(3), rank, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    wanted_type = MPI_INTEGER
    a = [1, 2, 3]*(rank + 1)
    call MPI_Op_create(adds, .true., op, ierror)
    calls = 0
    call MPI_Reduce(a, b, 3, MPI_INTEGER, op, 0, MPI_COMM_WORLD, ierror)
    if (rank == 0) call expect('the result is', [3, 6, 9], b)
    if (calls > 0) call expect('the datatype is MPI_INTEGER:', .true., same)
    if (calls == 1) call expect('the length is', 3, length_seen)
    call MPI_Op_free(op, ierror)
    call expect('the freed operation is null:', .true., op == MPI_OP_NULL)
end subroutine
!# callbacks_op_order
subroutine callbacks_op_order
    use seen
    use called_back
    USES
    implicit none
    HEADER
    HANDLE(MPI_Op) :: op
    integer :: a(1), b(1), rank, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = rank + 1
    b = 0
    call MPI_Op_create(appends, .false., op, ierror)
    call MPI_Reduce(a, b, 1, MPI_INTEGER, op, 0, MPI_COMM_WORLD, ierror)
    if (rank == 0) call expect('the result is', [12], b)
    call MPI_Op_free(op, ierror)
end subroutine
!# callbacks_op_nonblocking
subroutine callbacks_op_nonblocking
    use seen
    use called_back
    USES
    implicit none
    HEADER
    HANDLE(MPI_Op) :: op
    HANDLE(MPI_Request) :: request
    integer, save :: a(2), b(2)
    integer :: rank, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    wanted_type = MPI_INTEGER
    a = [1, 2]*(rank + 1)
    call MPI_Op_create(adds, .true., op, ierror)
    call MPI_Iallreduce(a, b, 2, MPI_INTEGER, op, MPI_COMM_WORLD, request, ierror)
    call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
    call expect('the result is', [3, 6], b)
    call MPI_Op_free(op, ierror)
end subroutine
!# callbacks_op_many
subroutine callbacks_op_many
    use seen
    use called_back
    USES
    implicit none
    HEADER
    HANDLE(MPI_Op) :: op
    integer :: i, made, ierror
    made = 0
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN, ierror)
    do i = 1, 2000
        call MPI_Op_create(adds, .true., op, ierror)
        if (ierror == MPI_SUCCESS) made = made + 1
        call MPI_Op_free(op, ierror)
    end do
    call expect('created:', 2000, made)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL, ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL, ierror)
end subroutine
!# callbacks_copied
subroutine callbacks_copied
    use seen
    use called_back
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: copy
    integer(kind=MPI_ADDRESS_KIND), save :: state = 42
    integer(kind=MPI_ADDRESS_KIND) :: value
    integer :: keyval, ierror
    logical :: flag
    call MPI_Comm_dup(MPI_COMM_SELF, wanted_comm, ierror)
    call MPI_Comm_create_keyval(copies, deletes, keyval, state, ierror)
    call MPI_Comm_set_attr(wanted_comm, keyval, 1000_MPI_ADDRESS_KIND, ierror)
    calls = 0
    call MPI_Comm_dup(wanted_comm, copy, ierror)
    call expect('calls:', 1, calls)
    call expect('the communicator is the old one:', .true., same)
    call expect('the key is the same:', .true., keyval == keyval_seen)
    call expect('the extra state is', 42_address, state_seen)
    call expect('the value is', 1000_address, value_seen)
    call MPI_Comm_get_attr(copy, keyval, value, flag, ierror)
    call expect('the copy has it:', .true., flag)
    call expect('the copy''s value is', 1001_address, value)
    call MPI_Comm_free(copy, ierror)
    call MPI_Comm_free(wanted_comm, ierror)
    call MPI_Comm_free_keyval(keyval, ierror)
end subroutine
!# callbacks_deleted
subroutine callbacks_deleted
    use seen
    use called_back
    USES
    implicit none
    HEADER
    integer(kind=MPI_ADDRESS_KIND), save :: state = 42
    integer :: keyval, ierror
    call MPI_Comm_dup(MPI_COMM_SELF, wanted_comm, ierror)
    call MPI_Comm_create_keyval(copies, deletes, keyval, state, ierror)
    call MPI_Comm_set_attr(wanted_comm, keyval, 1000_MPI_ADDRESS_KIND, ierror)
    calls = 0
    call MPI_Comm_free(wanted_comm, ierror)
    call expect('calls:', 1, calls)
    call expect('the extra state is', 42_address, state_seen)
    call expect('the value is', 1000_address, value_seen)
    call expect('the freed communicator is null:', .true., wanted_comm == MPI_COMM_NULL)
    call MPI_Comm_free_keyval(keyval, ierror)
    call expect('the freed key is', MPI_KEYVAL_INVALID, keyval)
end subroutine
!# callbacks_replaced
subroutine callbacks_replaced
    use seen
    use called_back
    USES
    implicit none
    HEADER
    integer(kind=MPI_ADDRESS_KIND), save :: state = 42
    integer :: keyval, ierror
    call MPI_Comm_dup(MPI_COMM_SELF, wanted_comm, ierror)
    call MPI_Comm_create_keyval(copies, deletes, keyval, state, ierror)
    call MPI_Comm_set_attr(wanted_comm, keyval, 7_MPI_ADDRESS_KIND, ierror)
    calls = 0
    call MPI_Comm_set_attr(wanted_comm, keyval, 8_MPI_ADDRESS_KIND, ierror)
    call expect('calls:', 1, calls)
    call expect('the old value is', 7_address, value_seen)
    call MPI_Comm_free(wanted_comm, ierror)
    call MPI_Comm_free_keyval(keyval, ierror)
end subroutine
!# callbacks_predefined
subroutine callbacks_predefined
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: comm, copy
    integer(kind=MPI_ADDRESS_KIND) :: value
    integer :: keyvals(2), ierror
    logical :: flag
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, keyvals(1), 0_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, keyvals(2), 0_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_set_attr(comm, keyvals(1), 21_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_set_attr(comm, keyvals(2), 22_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_dup(comm, copy, ierror)
    call MPI_Comm_get_attr(copy, keyvals(1), value, flag, ierror)
    call expect('it is copied:', .true., flag)
    if (flag) call expect('the value is', 21, int(value))
    call MPI_Comm_get_attr(copy, keyvals(2), value, flag, ierror)
    call expect('the other one is copied:', .false., flag)
    call MPI_Comm_free(copy, ierror)
    call MPI_Comm_free(comm, ierror)
end subroutine
!# callbacks_extra_state
subroutine callbacks_extra_state
    use seen
    use called_back
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: copy
    integer(kind=MPI_ADDRESS_KIND), save :: state
    integer :: keyval, ierror
    state = 42
    call MPI_Comm_dup(MPI_COMM_SELF, wanted_comm, ierror)
    call MPI_Comm_create_keyval(copies, deletes, keyval, state, ierror)
    state = 7
    call MPI_Comm_set_attr(wanted_comm, keyval, 1000_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_dup(wanted_comm, copy, ierror)
    call expect('the extra state is', 42_address, state_seen)
    call MPI_Comm_free(copy, ierror)
    call MPI_Comm_free(wanted_comm, ierror)
end subroutine
!# callbacks_request
subroutine callbacks_request
    use seen
    use called_back
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: request
    STATUS :: status
    integer(kind=MPI_ADDRESS_KIND), save :: state = 43
    integer :: count, ierror
    wanted_type = MPI_INTEGER
    calls = 0
    call MPI_Grequest_start(queries, frees, cancels, state, request, ierror)
    call MPI_Grequest_complete(request, ierror)
    call MPI_Wait(request, status, ierror)
    call expect('the extra state is', 43_address, state_seen)
    call expect('the source is', 11, FIELD(status, MPI_SOURCE))
    call expect('the tag is', 12, FIELD(status, MPI_TAG))
    call MPI_Get_count(status, MPI_INTEGER, count, ierror)
    call expect('the count is', 3, count)
    call expect('calls of free:', 1, calls)
end subroutine
!# callbacks_request_state
subroutine callbacks_request_state
    use seen
    use called_back
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: request
    integer(kind=MPI_ADDRESS_KIND), save :: state
    integer :: ierror
    wanted_type = MPI_INTEGER
    state = 42
    call MPI_Grequest_start(queries, frees, cancels, state, request, ierror)
    state = 7
    call MPI_Grequest_complete(request, ierror)
    call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
    call expect('the extra state is', 42_address, state_seen)
end subroutine
!# callbacks_request_cancel
subroutine callbacks_request_cancel
    use seen
    use called_back
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: request
    integer(kind=MPI_ADDRESS_KIND), save :: state = 0
    integer :: ierror
    wanted_type = MPI_INTEGER
    call MPI_Grequest_start(queries, frees, cancels, state, request, ierror)
    calls = 0
    complete_seen = .true.
    call MPI_Cancel(request, ierror)
    call expect('calls:', 1, calls)
    call expect('it is complete:', .false., complete_seen)
    call MPI_Grequest_complete(request, ierror)
    call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
end subroutine
!# callbacks_type
subroutine callbacks_type
    use seen
    use called_back
    USES
    implicit none
    HEADER
    HANDLE(MPI_Datatype) :: copy
    integer(kind=MPI_ADDRESS_KIND) :: value
    integer :: keyval, ierror
    logical :: flag
    call MPI_Type_contiguous(2, MPI_INTEGER, wanted_type, ierror)
    call MPI_Type_create_keyval(copies_type, MPI_TYPE_NULL_DELETE_FN, keyval, 0_MPI_ADDRESS_KIND, ierror)
    call MPI_Type_set_attr(wanted_type, keyval, 1000_MPI_ADDRESS_KIND, ierror)
    calls = 0
    call MPI_Type_dup(wanted_type, copy, ierror)
    call expect('calls:', 1, calls)
    call expect('the datatype is the old one:', .true., same)
    call MPI_Type_get_attr(copy, keyval, value, flag, ierror)
    call expect('the copy has it:', .true., flag)
    if (flag) call expect('the copy''s value is', 1001, int(value))
    call MPI_Type_free(copy, ierror)
    call MPI_Type_free(wanted_type, ierror)
end subroutine
