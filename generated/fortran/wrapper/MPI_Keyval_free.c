/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Keyval_free] through templates/fortran/wrapper.c.j2. */
/* Free a communicator attribute key through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Keyval_free) || BND_HAS(MPI_Comm_free_keyval)
BND_WRAPPER void BND_NAME(mpi_keyval_free, MPI_KEYVAL_FREE)(bnd_integer *keyval, bnd_integer *ierror);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Keyval_free)
static BND_NOINLINE void BND_FALLBACK(mpi_keyval_free)(bnd_integer *keyval, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_free_keyval, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_free_keyval)(keyval));
}
#endif

BND_WRAPPER void BND_NAME(mpi_keyval_free, MPI_KEYVAL_FREE)(bnd_integer *keyval, bnd_integer *ierror)
{
#if BND_HAS(MPI_Keyval_free)
    BND_IF_UNAVAILABLE(MPI_Keyval_free, BND_FALLBACK(mpi_keyval_free)(keyval, ierror); return);
    BND_STORE_IERROR(ierror, BND_C(MPI_Keyval_free)(keyval));
#else
    BND_REQUIRE(MPI_Comm_free_keyval, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_free_keyval)(keyval));
#endif
}
#endif
