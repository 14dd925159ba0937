/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Finalize] through templates/fortran/wrapper.c.j2. */
/* Shut down the World Model part of MPI once all its work is complete. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Finalize)
void BND_NAME(finalize, FINALIZE)(MPI_Fint *ierror);

void BND_NAME(finalize, FINALIZE)(MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Finalize)());
}
#endif
