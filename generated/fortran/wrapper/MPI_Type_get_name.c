/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_name] through templates/fortran/wrapper.c.j2. */
/* Return the printable name last given to a datatype. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_get_name)
BND_WRAPPER void BND_NAME(mpi_type_get_name, MPI_TYPE_GET_NAME)(const bnd_integer *datatype, char *type_name,
        bnd_integer *resultlen, bnd_integer *ierror, bnd_length type_name_len);

BND_WRAPPER void BND_NAME(mpi_type_get_name, MPI_TYPE_GET_NAME)(const bnd_integer *datatype, char *type_name,
        bnd_integer *resultlen, bnd_integer *ierror, bnd_length type_name_len)
{
    BND_REQUIRE(MPI_Type_get_name, ierror, BND_ON_SELF, 0);
    char c_type_name[MPI_MAX_OBJECT_NAME];
    const int result = BND_C(MPI_Type_get_name)(bnd_f2c_Type(*datatype), c_type_name, resultlen);
    if (result == MPI_SUCCESS) bnd_string_to_fortran(type_name, type_name_len, c_type_name);
    BND_STORE_IERROR(ierror, result);
}
#endif
