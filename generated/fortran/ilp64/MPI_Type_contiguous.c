/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_contiguous] through templates/fortran/ilp64.c.j2. */
/* Make a datatype of several copies of a type placed end to end. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_contiguous_c.c"
#include "../wrapper/MPI_Type_contiguous.c"

#if BND_HAS(MPI_Type_contiguous_c) || BND_HAS(MPI_Type_contiguous)
void BND_WIDE_NAME(mpi_type_contiguous, MPI_TYPE_CONTIGUOUS)(const MPI_Count *count,
        const bnd_default_integer *oldtype, bnd_default_integer *newtype, bnd_default_integer *ierror);

static void BND_SMALL(mpi_type_contiguous)(const bnd_default_integer *count, const bnd_default_integer *oldtype,
        bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    bnd_know_type(*oldtype);
    const bnd_integer int_count = BND_NARROWED(bnd_integer, *count);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_contiguous)(&int_count, &int_oldtype, &int_newtype, &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_type_contiguous, MPI_TYPE_CONTIGUOUS)(const MPI_Count *count,
        const bnd_default_integer *oldtype, bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    if (BND_IS_REPRESENTABLE(bnd_integer, *count)) {
        BND_SMALL(mpi_type_contiguous)((void *)count, (void *)oldtype, (void *)newtype, (void *)ierror);
        return;
    }
    bnd_know_type(*oldtype);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_contiguous_c)(count, &int_oldtype, &int_newtype, &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
