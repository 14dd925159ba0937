/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_set_name] through templates/fortran/wrapper.c.j2. */
/* Give a datatype a printable name for use in debugging. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_set_name)
BND_WRAPPER void BND_NAME(mpi_type_set_name, MPI_TYPE_SET_NAME)(const bnd_integer *datatype, const char *type_name,
        bnd_integer *ierror, bnd_length type_name_len);

BND_WRAPPER void BND_NAME(mpi_type_set_name, MPI_TYPE_SET_NAME)(const bnd_integer *datatype, const char *type_name,
        bnd_integer *ierror, bnd_length type_name_len)
{
    BND_REQUIRE(MPI_Type_set_name, ierror, BND_ON_SELF, 0);
    struct bnd_string c_type_name;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_type_name, type_name, type_name_len, BND_TRIM_TRAILING), (void)0,
            ierror);
    const int result = BND_C(MPI_Type_set_name)(bnd_f2c_Type(*datatype), c_type_name.text);
    bnd_string_free(&c_type_name);
    BND_STORE_IERROR(ierror, result);
}
#endif
