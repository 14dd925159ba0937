/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_set_name] through templates/fortran/ilp64.c.j2. */
/* Give a datatype a printable name for use in debugging. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_set_name.c"

#if BND_HAS(MPI_Type_set_name)
void BND_WIDE_NAME(mpi_type_set_name, MPI_TYPE_SET_NAME)(const bnd_default_integer *datatype, const char *type_name,
        bnd_default_integer *ierror, bnd_length type_name_len);

void BND_WIDE_NAME(mpi_type_set_name, MPI_TYPE_SET_NAME)(const bnd_default_integer *datatype, const char *type_name,
        bnd_default_integer *ierror, bnd_length type_name_len)
{
    bnd_know_type(*datatype);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_set_name)(&int_datatype, type_name, &int_ierror, type_name_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
