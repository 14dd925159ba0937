! Small procedures to make operations and error handlers of, and what the tests of their lifetime share.
module procedures
    use, intrinsic :: iso_c_binding, only: c_ptr, c_f_pointer, c_int
    use mpi_f08
    implicit none
    integer :: times_handled = 0, last_code = 0

contains

    subroutine add(invec, inoutvec, len, datatype)
        type(c_ptr), value :: invec, inoutvec
        integer :: len
        type(MPI_Datatype) :: datatype
        integer, pointer :: a(:), b(:)
        call c_f_pointer(invec, a, [len])
        call c_f_pointer(inoutvec, b, [len])
        if (datatype == MPI_INTEGER) b = a + b
    end subroutine

    subroutine add_c(invec, inoutvec, len, datatype)
        type(c_ptr), value :: invec, inoutvec
        integer(kind=MPI_COUNT_KIND) :: len
        type(MPI_Datatype) :: datatype
        integer, pointer :: a(:), b(:)
        call c_f_pointer(invec, a, [len])
        call c_f_pointer(inoutvec, b, [len])
        if (datatype == MPI_INTEGER) b = a + b
    end subroutine

    subroutine multiply(invec, inoutvec, len, datatype)
        type(c_ptr), value :: invec, inoutvec
        integer :: len
        type(MPI_Datatype) :: datatype
        integer, pointer :: a(:), b(:)
        call c_f_pointer(invec, a, [len])
        call c_f_pointer(inoutvec, b, [len])
        if (datatype == MPI_INTEGER) b = a * b
    end subroutine

    ! Makes of a and b what op says.
    integer function reduced(a, b, op)
        integer, intent(in) :: a, b
        type(MPI_Op), intent(in) :: op
        integer :: x(1), y(1)
        x = a
        y = b
        call MPI_Reduce_local(x, y, 1, MPI_INTEGER, op)
        reduced = y(1)
    end function

    subroutine on_comm(comm, error_code)
        type(MPI_Comm) :: comm
        integer :: error_code
        if (comm == MPI_COMM_NULL) return
        times_handled = times_handled + 1
        last_code = error_code
    end subroutine

    subroutine on_win(win, error_code)
        type(MPI_Win) :: win
        integer :: error_code
        if (win /= MPI_WIN_NULL) last_code = error_code
    end subroutine

    subroutine on_file(file, error_code)
        type(MPI_File) :: file
        integer :: error_code
        if (file /= MPI_FILE_NULL) last_code = error_code
    end subroutine

    ! Makes and frees operations of two kinds, each of which is used; counts those that did something else. For threads of C.
    integer(c_int) function cycle_operations(number) bind(C) result(wrong)
        integer(c_int), value :: number
        type(MPI_Op) :: sum_op, product_op
        integer :: i
        wrong = 0
        do i = 1, number
            call MPI_Op_create(add, .true., sum_op)
            call MPI_Op_create(multiply, .true., product_op)
            if (reduced(3, 4, sum_op) /= 7) wrong = wrong + 1
            if (reduced(3, 4, product_op) /= 12) wrong = wrong + 1
            call MPI_Op_free(sum_op)
            call MPI_Op_free(product_op)
        end do
    end function

    subroutine check(right, what)
        logical, intent(in) :: right
        character(len=*), intent(in) :: what
        if (right) return
        print *, 'wrong: ', what
        error stop
    end subroutine

end module
