/* Do not edit: `bindery generate` writes this from specs/callbacks.toml [MPI_COMM_DUP_FN] through templates/fortran/callback.c.j2. */
/* Copy a communicator attribute unchanged to the duplicate (predefined callback). */
#include "bnd_fortran.h"

#ifdef BND_F08
#define BND_CALLBACK BND_LINKED(bnd_f08_comm_dup_fn, BND_F08_COMM_DUP_FN)
#else
#define BND_CALLBACK BND_LINKED(mpi_comm_dup_fn, MPI_COMM_DUP_FN)
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
    *attribute_val_out = *attribute_val_in;
    *flag = BND_LOGICAL(1);
    *ierror = MPI_SUCCESS;
}
