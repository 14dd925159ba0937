! Calls what names.c defines under every name that a compiler might make of these.
module bndmodule
    implicit none
contains
    subroutine bndinside()
        external bndreached
        call bndreached()
    end subroutine
end module

program main
    use bndmodule
    implicit none
    external bndplain, bnd_with_underscore, bndlook, bndmodules
    integer :: cell
    common /bndcell/ cell
    call bndplain()
    call bnd_with_underscore()
    call bndlook(cell)
    call bndmodules()
    if (cell == -1) call bndinside()
end program
