/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Keyval_create] through templates/fortran/ilp64.c.j2. */
/* Create a communicator attribute key through the old MPI-1 call. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Keyval_create.c"

#if BND_HAS(MPI_Keyval_create) || BND_HAS(MPI_Comm_create_keyval)
void BND_WIDE_NAME(mpi_keyval_create, MPI_KEYVAL_CREATE)(bnd_procedure *copy_fn, bnd_procedure *delete_fn,
        bnd_default_integer *keyval, const bnd_default_integer *extra_state, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_keyval_create, MPI_KEYVAL_CREATE)(bnd_procedure *copy_fn, bnd_procedure *delete_fn,
        bnd_default_integer *keyval, const bnd_default_integer *extra_state, bnd_default_integer *ierror)
{
    bnd_integer int_keyval = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_keyval_create)(copy_fn, delete_fn, &int_keyval, extra_state, &int_ierror);
    bnd_integer_out(keyval, int_keyval);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
