/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_name] through templates/fortran/ilp64.c.j2. */
/* Return the printable name last given to a datatype. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_get_name.c"

#if BND_HAS(MPI_Type_get_name)
void BND_WIDE_NAME(mpi_type_get_name, MPI_TYPE_GET_NAME)(const bnd_default_integer *datatype, char *type_name,
        bnd_default_integer *resultlen, bnd_default_integer *ierror, bnd_length type_name_len);

void BND_WIDE_NAME(mpi_type_get_name, MPI_TYPE_GET_NAME)(const bnd_default_integer *datatype, char *type_name,
        bnd_default_integer *resultlen, bnd_default_integer *ierror, bnd_length type_name_len)
{
    bnd_know_type(*datatype);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_resultlen = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_get_name)(&int_datatype, type_name, &int_resultlen, &int_ierror, type_name_len);
    bnd_integer_out(resultlen, int_resultlen);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
