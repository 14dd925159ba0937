! Do not edit: `bindery generate` writes this from specs/ through templates/fortran/mpi_tool_f08.F90.j2.
! The tool information interface, which the standard has for C alone. A handle holds C's pointer, or what stands for a null handle.
#include "bnd_has.h"
module mpi_tool_f08
    use bnd_types
    use, intrinsic :: iso_c_binding, only: C_DOUBLE
    implicit none
    public
    private :: C_DOUBLE

    include "bnd_tool_constants.inc"

end module
