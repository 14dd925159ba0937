/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_create_keyval] through templates/fortran/ilp64.c.j2. */
/* Create an attribute key for communicators with its copy and delete callbacks. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_create_keyval.c"

#if BND_HAS(MPI_Comm_create_keyval)
void BND_WIDE_NAME(mpi_comm_create_keyval, MPI_COMM_CREATE_KEYVAL)(bnd_procedure *comm_copy_attr_fn,
        bnd_procedure *comm_delete_attr_fn, bnd_default_integer *comm_keyval, const MPI_Aint *extra_state,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_create_keyval, MPI_COMM_CREATE_KEYVAL)(bnd_procedure *comm_copy_attr_fn,
        bnd_procedure *comm_delete_attr_fn, bnd_default_integer *comm_keyval, const MPI_Aint *extra_state,
        bnd_default_integer *ierror)
{
    bnd_integer int_comm_keyval = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_create_keyval)(comm_copy_attr_fn, comm_delete_attr_fn, &int_comm_keyval, extra_state,
            &int_ierror);
    bnd_integer_out(comm_keyval, int_comm_keyval);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
