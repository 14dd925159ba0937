! Do not edit: `bindery generate` writes this from specs/ through templates/fortran/mpi_f08.F90.j2.
#include "bnd_has.h"
module mpi_f08
    use mpi_f08_types
    use bnd_callbacks
    use, intrinsic :: iso_c_binding, only: C_PTR
    implicit none
    public
    private :: C_PTR

#include "f08/collectives.inc"
end module
