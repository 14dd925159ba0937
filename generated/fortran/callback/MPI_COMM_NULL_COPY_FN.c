/* Do not edit: `bindery generate` writes this from specs/callbacks.toml [MPI_COMM_NULL_COPY_FN] through templates/fortran/callback.c.j2. */
/* Leave a communicator attribute out of the duplicate (predefined callback). */
#include "bnd_fortran.h"

#ifdef BND_F08
#define BND_CALLBACK BND_LINKED(bnd_f08_comm_null_copy_fn, BND_F08_COMM_NULL_COPY_FN)
#else
#define BND_CALLBACK BND_LINKED(mpi_comm_null_copy_fn, MPI_COMM_NULL_COPY_FN)
#endif

void BND_CALLBACK(const bnd_default_integer *oldcomm, const bnd_default_integer *comm_keyval,
        const MPI_Aint *extra_state, const MPI_Aint *attribute_val_in, MPI_Aint *attribute_val_out, bnd_logical *flag,
        bnd_default_integer *ierror);

void BND_CALLBACK(const bnd_default_integer *oldcomm, const bnd_default_integer *comm_keyval,
        const MPI_Aint *extra_state, const MPI_Aint *attribute_val_in, MPI_Aint *attribute_val_out, bnd_logical *flag,
        bnd_default_integer *ierror)
{
    (void)oldcomm;
    (void)comm_keyval;
    (void)extra_state;
    (void)attribute_val_in;
    (void)attribute_val_out;
    *flag = BND_LOGICAL(0);
    *ierror = MPI_SUCCESS;
}
