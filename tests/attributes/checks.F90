! The test programs share these: comparisons, and their C++ halves.
module checks
    use, intrinsic :: iso_c_binding
    implicit none
    integer, parameter :: long = c_intptr_t
    integer :: checked = 0, failed = 0

    interface expect
        procedure :: expect_integer, expect_long, expect_logical
    end interface

    interface
        ! parts.cpp; objects are 0: communicator, 1: datatype, 2: window.
        subroutine c_set(object, handle, keyval, pointer) bind(C)
            import :: c_intptr_t
            integer, value :: object, handle, keyval
            integer(c_intptr_t), value :: pointer
        end subroutine
        integer(c_intptr_t) function c_get(object, handle, keyval) bind(C)
            import :: c_intptr_t
            integer, value :: object, handle, keyval
        end function
        integer function c_has(object, handle, keyval) bind(C)
            integer, value :: object, handle, keyval
        end function
        subroutine c_attr_put(comm, keyval, pointer) bind(C)
            import :: c_intptr_t
            integer, value :: comm, keyval
            integer(c_intptr_t), value :: pointer
        end subroutine
        integer function c_int_at(address) bind(C)
            import :: c_intptr_t
            integer(c_intptr_t), value :: address
        end function
        integer function c_integer_at(address) bind(C)
            import :: c_intptr_t
            integer(c_intptr_t), value :: address
        end function
        integer(c_intptr_t) function c_aint_at(address) bind(C)
            import :: c_intptr_t
            integer(c_intptr_t), value :: address
        end function
        integer function c_keyval(object) bind(C)
            integer, value :: object
        end function
        integer(c_intptr_t) function c_deleted() bind(C)
            import :: c_intptr_t
        end function
        integer function c_dup(comm) bind(C)
            integer, value :: comm
        end function
        integer(c_long) function c_memory() bind(C)
            import :: c_long
        end function
        integer function c_wait(request, members) bind(C)
            integer, value :: request
            integer :: members(4)
        end function
        subroutine c_complete(request) bind(C)
            integer, value :: request
        end subroutine
    end interface

contains

    subroutine expect_long(what, got, want)
        character(len=*), intent(in) :: what
        integer(long), intent(in) :: got, want
        checked = checked + 1
        if (got == want) return
        failed = failed + 1
        print '(A, 2(A, I0))', what, ': got ', got, ', expected ', want
    end subroutine

    subroutine expect_integer(what, got, want)
        character(len=*), intent(in) :: what
        integer(c_int), intent(in) :: got, want
        call expect_long(what, int(got, long), int(want, long))
    end subroutine

    subroutine expect_logical(what, got, want)
        character(len=*), intent(in) :: what
        logical, intent(in) :: got, want
        call expect_long(what, merge(1_long, 0_long, got), merge(1_long, 0_long, want))
    end subroutine

    ! The low-order part of a wide number.
    integer function low_part(value)
        integer(long), intent(in) :: value
        low_part = transfer(ibits(value, 0, bit_size(low_part)), low_part)
    end function

    ! Prints what run.py waits for.
    subroutine conclude(least)
        integer, intent(in) :: least
        if (checked < least) print '(I0, A, I0, A)', checked, ' checks, at least ', least, ' expected'
        if (checked >= least .and. failed == 0) print '(A)', 'all is as it should be'
    end subroutine
end module
