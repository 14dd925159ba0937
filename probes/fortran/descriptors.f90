! Hands C objects of every sort through TYPE(*), DIMENSION(..).
module bnddescriptors
    use, intrinsic :: iso_c_binding
    implicit none
    type, bind(c) :: pair
        integer(c_int) :: first
        real(c_float) :: second
    end type
    interface
        subroutine bndobject(case, buffer, check)
            import c_ptr
            integer, intent(in) :: case
            type(*), dimension(..), asynchronous :: buffer
            integer, intent(in) :: check
        end subroutine
    end interface
    external bndbase, bnddone
contains
    subroutine assumed_size(a)
        real(c_float) :: a(6, *)
        call bndobject(5, a, 77)
    end subroutine
    subroutine assumed_shape(a)
        real(c_float), intent(in), asynchronous :: a(:, :)
        call bndobject(2, a, 77)
    end subroutine
end module

program main
    use bnddescriptors
    implicit none
    real(c_float), target :: a(6, 4), c(3, 4, 5), scalar
    real(c_double), target :: d(9)
    type(pair), target :: p(4)
    character(len=5), target :: s(3)
    real(c_float), allocatable, target :: e(:)
    allocate (e(7))
    call bndbase(c_loc(a), c_loc(c), c_loc(scalar), c_loc(d), c_loc(p), c_loc(s), c_loc(e))
    call bndobject(1, a, 77)
    call assumed_shape(a(1:6:2, 2:4))
    call bndobject(3, a(6:1:-2, :), 77)
    call bndobject(4, scalar, 77)
    call assumed_size(a)
    call bndobject(6, d(2:9:3), 77)
    call bndobject(7, c(2, 4:1:-3, 1:5:2), 77)
    call bndobject(8, p(1:4:3), 77)
    call bndobject(9, s, 77)
    call bndobject(10, e, 77)
    call bndobject(11, d(5:4), 77)
    call bndobject(12, c(1:3:2, :, 2:3), 77)
    call bnddone()
end program
