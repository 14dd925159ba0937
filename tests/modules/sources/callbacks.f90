! R36, R57, R67: callbacks are module procedures, plain external procedures, or those that MPI brings along.
module mine
    use mpi_f08
    use, intrinsic :: iso_c_binding, only: C_PTR, c_f_pointer
    implicit none
contains
    subroutine add(invec, inoutvec, len, datatype)
        type(C_PTR), value :: invec, inoutvec
        integer :: len
        type(MPI_Datatype) :: datatype
        real, pointer :: a(:), b(:)
        if (datatype /= MPI_REAL) return
        call c_f_pointer(invec, a, [len])
        call c_f_pointer(inoutvec, b, [len])
        b = a + b
    end subroutine

    subroutine copy(oldcomm, comm_keyval, extra_state, attribute_val_in, attribute_val_out, flag, ierror)
        type(MPI_Comm) :: oldcomm
        integer :: comm_keyval, ierror
        integer(kind=MPI_ADDRESS_KIND) :: extra_state, attribute_val_in, attribute_val_out
        logical :: flag
        flag = oldcomm /= MPI_COMM_NULL .and. comm_keyval /= MPI_KEYVAL_INVALID
        attribute_val_out = attribute_val_in + extra_state
        ierror = MPI_SUCCESS
    end subroutine

    subroutine register()
        procedure(MPI_User_function), pointer :: pointer_to_add
        procedure(MPI_Comm_delete_attr_function) :: other_delete
        external :: other_add, other_handler
        type(MPI_Op) :: op
        type(MPI_Errhandler) :: handler
        integer :: keyval
        integer(kind=MPI_ADDRESS_KIND) :: state
        state = 1
        pointer_to_add => add
        call MPI_Op_create(add, .true., op)
        call MPI_Op_create(pointer_to_add, .true., op)
        call MPI_Op_create(other_add, .true., op)
        call MPI_Comm_create_errhandler(other_handler, handler)
        call MPI_Comm_create_keyval(copy, other_delete, keyval, state)
        call MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, keyval, state)
        call MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, keyval, state)
        call MPI_Type_create_keyval(MPI_TYPE_DUP_FN, MPI_TYPE_NULL_DELETE_FN, keyval, state)
        call MPI_Win_create_keyval(MPI_WIN_DUP_FN, MPI_WIN_NULL_DELETE_FN, keyval, state)
    end subroutine
end module

subroutine old_ones()
    use mpi
    implicit none
    integer :: keyval, ierror
    integer(kind=MPI_ADDRESS_KIND) :: state
    state = 1
    call MPI_COMM_CREATE_KEYVAL(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, keyval, state, ierror)
    call MPI_KEYVAL_CREATE(MPI_DUP_FN, MPI_NULL_DELETE_FN, keyval, 1, ierror)
end subroutine
