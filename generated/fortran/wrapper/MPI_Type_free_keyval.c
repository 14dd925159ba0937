/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_free_keyval] through templates/fortran/wrapper.c.j2. */
/* Free an attribute key that was made for datatypes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_free_keyval)
BND_WRAPPER void BND_NAME(mpi_type_free_keyval, MPI_TYPE_FREE_KEYVAL)(bnd_integer *type_keyval, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_type_free_keyval, MPI_TYPE_FREE_KEYVAL)(bnd_integer *type_keyval, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_free_keyval, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_free_keyval)(type_keyval));
}
#endif
