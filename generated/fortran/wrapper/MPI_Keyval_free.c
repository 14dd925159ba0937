/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Keyval_free] through templates/fortran/wrapper.c.j2. */
/* Free a communicator attribute key through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Keyval_free)
void BND_NAME(keyval_free, KEYVAL_FREE)(MPI_Fint *keyval, MPI_Fint *ierror);

void BND_NAME(keyval_free, KEYVAL_FREE)(MPI_Fint *keyval, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Keyval_free)(keyval));
}
#endif
