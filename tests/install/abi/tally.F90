! Counts what is checked, and prints it from the first process; what goes wrong is printed by all.
module tally
    implicit none
    integer :: checks = 0, wrong = 0

contains

#include "../../fortran/counted.inc"

    subroutine print_tally(rank)
        integer, intent(in) :: rank
        if (rank == 0 .or. wrong > 0) print '(i0, a, i0, a)', checks, ' checks, ', wrong, ' wrong'
    end subroutine
end module
