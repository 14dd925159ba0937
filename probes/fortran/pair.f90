! A Fortran program over the C MPI: it links, starts, and finds the library that it was linked with.
program main
    implicit none
    external bndpair
    call bndpair()
end program
