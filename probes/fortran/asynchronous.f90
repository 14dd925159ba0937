! Whether ASYNCHRONOUS keeps the compiler's hands off a buffer until a call that does not have it: stores come before, loads behind it.
! Variables of each sort, among them those that a compiler may else keep in a register.
module bndasynchronous
    implicit none
    interface
        subroutine bndbegin(buffer)
            type(*), dimension(..), asynchronous :: buffer
        end subroutine
        subroutine bndend(value, seen)
            integer, intent(in) :: value
            integer, intent(out) :: seen
        end subroutine
    end interface
    integer, asynchronous :: global
    logical :: protects = .true.
contains
    subroutine note(seen, found)
        integer, intent(in) :: seen, found
        protects = protects .and. seen == 7 .and. found == 9
    end subroutine
    subroutine of_local()
        integer, asynchronous :: x
        integer :: seen
        x = 5
        call bndbegin(x)
        x = 7
        call bndend(9, seen)
        call note(seen, x)
    end subroutine
    subroutine of_global()
        integer :: seen
        global = 5
        call bndbegin(global)
        global = 7
        call bndend(9, seen)
        call note(seen, global)
    end subroutine
    subroutine of_dummy(x)
        integer, asynchronous, intent(inout) :: x
        integer :: seen
        x = 5
        call bndbegin(x)
        x = 7
        call bndend(9, seen)
        call note(seen, x)
    end subroutine
    subroutine of_array(x)
        integer, asynchronous, intent(inout) :: x(:)
        integer :: seen
        x(1) = 5
        call bndbegin(x)
        x(1) = 7
        call bndend(9, seen)
        call note(seen, x(1))
    end subroutine
    subroutine of_allocated()
        integer, asynchronous, allocatable :: x(:)
        integer :: seen
        allocate (x(3))
        x(1) = 5
        call bndbegin(x)
        x(1) = 7
        call bndend(9, seen)
        call note(seen, x(1))
    end subroutine
end module

program bndprogram
    use bndasynchronous
    integer :: one, many(4)
    call of_local()
    call of_global()
    call of_dummy(one)
    call of_array(many)
    call of_allocated()
    if (protects) print '(a)', 'protects'
end program
