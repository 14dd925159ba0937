! Do not edit: `bindery generate` writes this from specs/routines/removed.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "removed" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_removed
    use rec_dialect
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
    include 'mpif.h'
contains

#if REC_HAS_MPI_Address && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_address_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: address
    integer :: returned
    i = 0
    returned = 0
    if (profiled == 0) then
        call mpi_address(&
            MPI_BOTTOM, &
            address, &
            returned)
    else
        call pmpi_address(&
            MPI_BOTTOM, &
            address, &
            returned)
    end if
end subroutine
#endif

end module
