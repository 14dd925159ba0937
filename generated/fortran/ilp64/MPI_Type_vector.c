/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_vector] through templates/fortran/ilp64.c.j2. */
/* Make a datatype of equal blocks spaced by a stride in old-type extents. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_vector_c.c"

#if BND_HAS(MPI_Type_vector_c) || BND_HAS(MPI_Type_vector)
void BND_WIDE_NAME(mpi_type_vector, MPI_TYPE_VECTOR)(const MPI_Count *count, const MPI_Count *blocklength,
        const MPI_Count *stride, const bnd_default_integer *oldtype, bnd_default_integer *newtype,
        bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_type_vector)(const MPI_Count *count, const MPI_Count *blocklength,
        const MPI_Count *stride, const bnd_default_integer *oldtype, bnd_default_integer *newtype,
        bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_type_vector, MPI_TYPE_VECTOR)(count, blocklength, stride, oldtype, newtype, ierror);
}

void BND_WIDE_NAME(mpi_type_vector, MPI_TYPE_VECTOR)(const MPI_Count *count, const MPI_Count *blocklength,
        const MPI_Count *stride, const bnd_default_integer *oldtype, bnd_default_integer *newtype,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*oldtype), BND_FIRST_USE(mpi_type_vector)(count, blocklength, stride,
            oldtype, newtype, ierror));
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_vector_c)(count, blocklength, stride, &int_oldtype, &int_newtype, &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
