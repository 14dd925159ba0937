/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_match_size] through templates/fortran/ilp64.c.j2. */
/* Find the predefined type of a given class and size in bytes. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_match_size.c"

#if BND_HAS(MPI_Type_match_size)
void BND_WIDE_NAME(mpi_type_match_size, MPI_TYPE_MATCH_SIZE)(const bnd_default_integer *typeclass,
        const bnd_default_integer *size, bnd_default_integer *datatype, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_type_match_size, MPI_TYPE_MATCH_SIZE)(const bnd_default_integer *typeclass,
        const bnd_default_integer *size, bnd_default_integer *datatype, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *typeclass, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(bnd_integer, *size, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_typeclass = BND_NARROWED(bnd_integer, *typeclass);
    const bnd_integer int_size = BND_NARROWED(bnd_integer, *size);
    bnd_integer int_datatype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_match_size)(&int_typeclass, &int_size, &int_datatype, &int_ierror);
    bnd_integer_out(datatype, int_datatype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
