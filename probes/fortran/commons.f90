! Shows a library the COMMON block that the library defines too.
program main
    implicit none
    integer :: cell
    common /bndcell/ cell
    external bndsee
    call bndsee(cell)
end program
