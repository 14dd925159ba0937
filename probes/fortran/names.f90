! Calls what names.c defines under every name that a compiler might make of these.
program main
    implicit none
    external bndplain, bnd_with_underscore, bndlook
    integer :: cell
    common /bndcell/ cell
    call bndplain()
    call bnd_with_underscore()
    call bndlook(cell)
end program
