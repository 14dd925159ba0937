/* Do not edit: `bindery generate` writes this from specs/callbacks.toml [MPI_NULL_COPY_FN] through templates/fortran/callback.c.j2. */
/* Skip an attribute on communicator duplication (MPI-1 callback). */
#include "bnd_fortran.h"

#ifdef BND_F08
#define BND_CALLBACK BND_LINKED(bnd_f08_null_copy_fn, BND_F08_NULL_COPY_FN)
#else
#define BND_CALLBACK BND_LINKED(mpi_null_copy_fn, MPI_NULL_COPY_FN)
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
    (void)attribute_val_in;
    (void)attribute_val_out;
    *flag = BND_LOGICAL(0);
    *ierr = MPI_SUCCESS;
}
