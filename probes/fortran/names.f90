! Calls what names.c defines under every name that a compiler might make of these.
module bndmodule
    implicit none
    integer, target :: bndinside = 1
end module

program main
    use bndmodule
    implicit none
    external bndplain, bnd_with_underscore, bndlook, bndinmodule
    integer :: cell
    common /bndcell/ cell
    call bndplain()
    call bnd_with_underscore()
    call bndlook(cell)
    call bndinmodule(bndinside)
end program
