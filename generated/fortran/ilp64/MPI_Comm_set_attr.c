/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_set_attr] through templates/fortran/ilp64.c.j2. */
/* Store an attribute value under a key on a communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_set_attr.c"

#if BND_HAS(MPI_Comm_set_attr)
void BND_WIDE_NAME(mpi_comm_set_attr, MPI_COMM_SET_ATTR)(const bnd_default_integer *comm,
        const bnd_default_integer *comm_keyval, const MPI_Aint *attribute_val, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_set_attr, MPI_COMM_SET_ATTR)(const bnd_default_integer *comm,
        const bnd_default_integer *comm_keyval, const MPI_Aint *attribute_val, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *comm_keyval, 1, MPI_ERR_KEYVAL, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_comm_keyval = BND_NARROWED(bnd_integer, *comm_keyval);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_set_attr)(&int_comm, &int_comm_keyval, attribute_val, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
