/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Attr_get] through templates/fortran/ilp64.c.j2. */
/* Look up a cached attribute of a communicator through the old MPI-1 call. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Attr_get.c"

#if BND_HAS(MPI_Attr_get) || BND_HAS(MPI_Comm_get_attr)
void BND_WIDE_NAME(mpi_attr_get, MPI_ATTR_GET)(const bnd_default_integer *comm, const bnd_default_integer *keyval,
        bnd_default_integer *attribute_val, bnd_logical *flag, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_attr_get, MPI_ATTR_GET)(const bnd_default_integer *comm, const bnd_default_integer *keyval,
        bnd_default_integer *attribute_val, bnd_logical *flag, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *keyval, 1, MPI_ERR_KEYVAL, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_keyval = BND_NARROWED(bnd_integer, *keyval);
    bnd_integer int_ierror;
    BND_INNER(mpi_attr_get)(&int_comm, &int_keyval, attribute_val, flag, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
