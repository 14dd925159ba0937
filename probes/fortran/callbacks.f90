! A procedure with the interface of a user-defined reduction: its buffers are pointers by value, in a procedure without BIND(C).
module bndcallbacks
    use, intrinsic :: iso_c_binding
    implicit none
    type, bind(c) :: handle
        integer :: mpi_val
    end type
    type, bind(c) :: cell
        type(c_ptr) :: next
        integer(c_int) :: mark
    end type
    abstract interface
        subroutine operation(input, inout, length, datatype)
            import c_ptr, handle
            type(c_ptr), value :: input, inout
            integer :: length
            type(handle) :: datatype
        end subroutine
    end interface
    interface
        subroutine bndregister(user, pointer)
            import c_ptr, operation
            procedure(operation) :: user
            type(c_ptr) :: pointer
        end subroutine
    end interface
contains
    subroutine mine(input, inout, length, datatype)
        type(c_ptr), value :: input, inout
        integer :: length
        type(handle) :: datatype
        type(cell), pointer :: a, b
        external bndcalled
        call c_f_pointer(input, a)
        call c_f_pointer(inout, b)
        call bndcalled(a%mark, b%mark, length, datatype%mpi_val)
    end subroutine
end module

program main
    use bndcallbacks
    implicit none
    integer, target :: target
    target = 42
    call bndregister(mine, c_loc(target))
end program
