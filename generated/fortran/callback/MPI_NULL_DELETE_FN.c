/* Do not edit: `bindery generate` writes this from specs/callbacks.toml [MPI_NULL_DELETE_FN] through templates/fortran/callback.c.j2. */
/* Do nothing on deletion of a communicator attribute (MPI-1 callback). */
#include "bnd_fortran.h"

#ifdef BND_F08
#define BND_CALLBACK BND_LINKED(bnd_f08_null_delete_fn, BND_F08_NULL_DELETE_FN)
#else
#define BND_CALLBACK BND_LINKED(mpi_null_delete_fn, MPI_NULL_DELETE_FN)
#endif

void BND_CALLBACK(const bnd_default_integer *comm, const bnd_default_integer *keyval,
        const bnd_default_integer *attribute_val, const bnd_default_integer *extra_state, bnd_default_integer *ierr);

void BND_CALLBACK(const bnd_default_integer *comm, const bnd_default_integer *keyval,
        const bnd_default_integer *attribute_val, const bnd_default_integer *extra_state, bnd_default_integer *ierr)
{
    (void)comm;
    (void)keyval;
    (void)attribute_val;
    (void)extra_state;
    *ierr = MPI_SUCCESS;
}
