! Shows C the compiler's own values, and asks what it makes of C's.
program main
    use, intrinsic :: iso_fortran_env, only: integer_kinds, logical_kinds, real_kinds
    implicit none
    type, bind(c) :: handle
        integer :: mpi_val
    end type
    interface
        subroutine bndoptional(case, ierror)
            integer, intent(in) :: case
            integer, optional, intent(out) :: ierror
        end subroutine
        subroutine bndhandles(handles)
            import handle
            type(handle) :: handles(3)
        end subroutine
    end interface
    integer, parameter :: wide = selected_int_kind(18)
    external bndintegers, bndreals, bnddoubles, bndlogicals, bndkind, bndpattern, bndistrue, bndisfalse, bndtruth, bndresults
    external bndsupported
    integer(wide), external :: bndwide
    double precision, external :: bnddouble
    integer :: i(2), ierror, n
    real :: r(2)
    double precision :: d(2)
    logical :: l(2), odd
    type(handle) :: handles(3)

    call bndintegers(i(1), i(2))
    call bndreals(r(1), r(2))
    call bnddoubles(d(1), d(2))
    l(1) = .true.
    l(2) = .false.
    call bndlogicals(l(1), l(2))
    do n = 1, 8
        call bndpattern(n, odd)
        if (odd) call bndistrue(n)
        if (.not. odd) call bndisfalse(n)
    end do
    call bndtruth()
    call bndkind(kind(1d0))
    ! Their own kind need not be the default one: flang's stay as the module was compiled.
    call bndsupported(size(integer_kinds), int(integer_kinds), size(logical_kinds), int(logical_kinds), &
        size(real_kinds), int(real_kinds))
    n = 0
    if (bndwide(1234567) == 1234567_wide * 1000000_wide) n = n + 1
    if (bnddouble(3) == 3.25d0) n = n + 2
    call bndresults(n)
    call bndoptional(1)
    call bndoptional(2, ierror)
    handles = [handle(11), handle(12), handle(13)]
    call bndhandles(handles)
    call commons()

contains

    subroutine commons()
        external bndaddress, bndalignment
        integer :: a, b(2), c(3), d(5), e, f(7), g(9), h, i(20), j(3)
        common /bnda/ a
        common /bndb/ b
        common /bndc/ c
        common /bndd/ d
        common /bnde/ e
        common /bndf/ f
        common /bndg/ g
        common /bndh/ h
        common /bndi/ i
        common /bndj/ j
        call bndaddress(a)
        call bndaddress(b(1))
        call bndaddress(c(1))
        call bndaddress(d(1))
        call bndaddress(e)
        call bndaddress(f(1))
        call bndaddress(g(1))
        call bndaddress(h)
        call bndaddress(i(1))
        call bndaddress(j(1))
        call bndalignment()
    end subroutine
end program
