/* Do not edit: `bindery generate` writes this from specs/callbacks.toml [MPI_DUP_FN] through templates/fortran/callback.c.j2. */
/* Copy an attribute unchanged on communicator duplication (MPI-1 callback). */
#include "bnd_fortran.h"

#ifdef BND_F08
#define BND_CALLBACK BND_LINKED(bnd_f08_dup_fn, BND_F08_DUP_FN)
#else
#define BND_CALLBACK BND_LINKED(mpi_dup_fn, MPI_DUP_FN)
#endif

void BND_CALLBACK(const bnd_default_integer *oldcomm, const bnd_default_integer *keyval,
        const bnd_default_integer *extra_state, const bnd_default_integer *attribute_val_in,
        bnd_default_integer *attribute_val_out, bnd_logical *flag, bnd_default_integer *ierr);

void BND_CALLBACK(const bnd_default_integer *oldcomm, const bnd_default_integer *keyval,
        const bnd_default_integer *extra_state, const bnd_default_integer *attribute_val_in,
        bnd_default_integer *attribute_val_out, bnd_logical *flag, bnd_default_integer *ierr)
{
    (void)oldcomm;
    (void)keyval;
    (void)extra_state;
    *attribute_val_out = *attribute_val_in;
    *flag = BND_LOGICAL(1);
    *ierr = MPI_SUCCESS;
}
