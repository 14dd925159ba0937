/* Do not edit: `bindery generate` writes this from specs/callbacks.toml [MPI_COMM_NULL_DELETE_FN] through templates/fortran/callback.c.j2. */
/* Do nothing when a communicator attribute is deleted (predefined callback). */
#include "bnd_fortran.h"

#ifdef BND_F08
#define BND_CALLBACK BND_LINKED(bnd_f08_comm_null_delete_fn, BND_F08_COMM_NULL_DELETE_FN)
#else
#define BND_CALLBACK BND_LINKED(mpi_comm_null_delete_fn, MPI_COMM_NULL_DELETE_FN)
#endif

void BND_CALLBACK(const bnd_default_integer *comm, const bnd_default_integer *comm_keyval,
        const MPI_Aint *attribute_val, const MPI_Aint *extra_state, bnd_default_integer *ierror);

void BND_CALLBACK(const bnd_default_integer *comm, const bnd_default_integer *comm_keyval,
        const MPI_Aint *attribute_val, const MPI_Aint *extra_state, bnd_default_integer *ierror)
{
    (void)comm;
    (void)comm_keyval;
    (void)attribute_val;
    (void)extra_state;
    *ierror = MPI_SUCCESS;
}
