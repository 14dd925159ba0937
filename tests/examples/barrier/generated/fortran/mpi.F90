! Do not edit: `bindery generate` writes this from specs/ through templates/fortran/mpi.F90.j2.
#include "bnd_has.h"
module mpi
    use bnd_types
    use, intrinsic :: iso_c_binding, only: C_PTR
    implicit none
    public
    private :: C_PTR

    include "bnd_handles.inc"
    include "bnd_sentinels.inc"
#include "mpi/collectives.inc"
end module
