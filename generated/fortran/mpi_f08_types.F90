! Do not edit: `bindery generate` writes this from specs/ through templates/fortran/mpi_f08_types.F90.j2.
! Constants and types of mpi_f08, in a module that the MPIs' own mpi_f08 have, too.
#include "bnd_has.h"
module mpi_f08_types
    use bnd_types
    implicit none
    public

    include "bnd_handles_f08.inc"
#include "bnd_sentinels_f08.inc"
end module
