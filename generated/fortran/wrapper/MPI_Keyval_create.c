/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Keyval_create] through templates/fortran/wrapper.c.j2. */
/* Create a communicator attribute key through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Keyval_create)
void BND_NAME(keyval_create, KEYVAL_CREATE)(bnd_procedure *copy_fn, bnd_procedure *delete_fn, MPI_Fint *keyval,
        const MPI_Fint *extra_state, MPI_Fint *ierror);

void BND_NAME(keyval_create, KEYVAL_CREATE)(bnd_procedure *copy_fn, bnd_procedure *delete_fn, MPI_Fint *keyval,
        const MPI_Fint *extra_state, MPI_Fint *ierror)
{
    struct bnd_state *c_extra_state;
    BND_STATE_NEW(extra_state, copy_fn, delete_fn);
    const int result = BND_C(Keyval_create)(bnd_copy_function, bnd_delete_function, keyval, c_extra_state);
    if (result == MPI_SUCCESS) bnd_keyval_made(BND_OF_COMM, *keyval, c_extra_state);
    bnd_state_settle(c_extra_state, result);
    BND_RETURN(ierror, result);
}
#endif
