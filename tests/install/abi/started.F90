! Fortran types in a program where C++ has started MPI: the first handle that a wrapper gets makes the library know them.
#include "dialect.inc"
integer function fortran_wrong() bind(c)
    USES
    implicit none
    HEADER
    complex :: mine, sum
    logical :: every
    integer :: ranks, ierror
    fortran_wrong = 0
    call MPI_Comm_size(MPI_COMM_WORLD, ranks, ierror)
    mine = (1, -2)
    call MPI_Allreduce(mine, sum, 1, MPI_COMPLEX, MPI_SUM, MPI_COMM_WORLD, ierror)
    if (sum /= cmplx(ranks, -2 * ranks)) fortran_wrong = fortran_wrong + 1
    call MPI_Allreduce(.true., every, 1, MPI_LOGICAL, MPI_LAND, MPI_COMM_WORLD, ierror)
    if (.not. every) fortran_wrong = fortran_wrong + 1
end function
