/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Keyval_free] through templates/fortran/ilp64.c.j2. */
/* Free a communicator attribute key through the old MPI-1 call. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Keyval_free.c"

#if BND_HAS(MPI_Keyval_free) || BND_HAS(MPI_Comm_free_keyval)
void BND_WIDE_NAME(mpi_keyval_free, MPI_KEYVAL_FREE)(bnd_default_integer *keyval, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_keyval_free, MPI_KEYVAL_FREE)(bnd_default_integer *keyval, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *keyval, 1, MPI_ERR_KEYVAL, ierror, BND_ON_SELF, 0);
    bnd_integer int_keyval = BND_NARROWED(bnd_integer, *keyval);
    bnd_integer int_ierror;
    BND_INNER(mpi_keyval_free)(&int_keyval, &int_ierror);
    bnd_integer_inout(keyval, int_keyval, BND_NARROWED(bnd_integer, *keyval));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
