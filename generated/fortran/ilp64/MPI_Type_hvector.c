/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_hvector] through templates/fortran/ilp64.c.j2. */
/* Make a type of equal blocks with a byte stride (old MPI-1 form). */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_hvector.c"

#if BND_HAS(MPI_Type_hvector) || BND_HAS(MPI_Type_create_hvector)
void BND_WIDE_NAME(mpi_type_hvector, MPI_TYPE_HVECTOR)(const bnd_default_integer *count,
        const bnd_default_integer *blocklength, const bnd_default_integer *stride, const bnd_default_integer *oldtype,
        bnd_default_integer *newtype, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_type_hvector, MPI_TYPE_HVECTOR)(const bnd_default_integer *count,
        const bnd_default_integer *blocklength, const bnd_default_integer *stride, const bnd_default_integer *oldtype,
        bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    bnd_know_type(*oldtype);
    BND_NARROW_CHECK(bnd_integer, *count, 1, MPI_ERR_COUNT, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(bnd_integer, *blocklength, 1, MPI_ERR_COUNT, ierror, BND_ON_SELF, 0);
    const bnd_integer int_count = BND_NARROWED(bnd_integer, *count);
    const bnd_integer int_blocklength = BND_NARROWED(bnd_integer, *blocklength);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_hvector)(&int_count, &int_blocklength, stride, &int_oldtype, &int_newtype, &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
