/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Attr_delete] through templates/fortran/ilp64.c.j2. */
/* Delete a cached attribute of a communicator through the old MPI-1 call. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Attr_delete.c"

#if BND_HAS(MPI_Attr_delete) || BND_HAS(MPI_Comm_delete_attr)
void BND_WIDE_NAME(mpi_attr_delete, MPI_ATTR_DELETE)(const bnd_default_integer *comm,
        const bnd_default_integer *keyval, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_attr_delete, MPI_ATTR_DELETE)(const bnd_default_integer *comm,
        const bnd_default_integer *keyval, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *keyval, 1, MPI_ERR_KEYVAL, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_keyval = BND_NARROWED(bnd_integer, *keyval);
    bnd_integer int_ierror;
    BND_INNER(mpi_attr_delete)(&int_comm, &int_keyval, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
