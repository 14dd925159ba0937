/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_free_keyval] through templates/fortran/ilp64.c.j2. */
/* Free an attribute key that was made for datatypes. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_free_keyval.c"

#if BND_HAS(MPI_Type_free_keyval)
void BND_WIDE_NAME(mpi_type_free_keyval, MPI_TYPE_FREE_KEYVAL)(bnd_default_integer *type_keyval,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_type_free_keyval, MPI_TYPE_FREE_KEYVAL)(bnd_default_integer *type_keyval,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *type_keyval, 1, MPI_ERR_KEYVAL, ierror, BND_ON_SELF, 0);
    bnd_integer int_type_keyval = BND_NARROWED(bnd_integer, *type_keyval);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_free_keyval)(&int_type_keyval, &int_ierror);
    bnd_integer_inout(type_keyval, int_type_keyval, BND_NARROWED(bnd_integer, *type_keyval));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
