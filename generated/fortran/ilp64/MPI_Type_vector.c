/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_vector] through templates/fortran/ilp64.c.j2. */
/* Make a datatype of equal blocks spaced by a stride in old-type extents. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_vector_c.c"
#include "../wrapper/MPI_Type_vector.c"

#if BND_HAS(MPI_Type_vector_c) || BND_HAS(MPI_Type_vector)
void BND_WIDE_NAME(mpi_type_vector, MPI_TYPE_VECTOR)(const MPI_Count *count, const MPI_Count *blocklength,
        const MPI_Count *stride, const bnd_default_integer *oldtype, bnd_default_integer *newtype,
        bnd_default_integer *ierror);

static void BND_SMALL(mpi_type_vector)(const bnd_default_integer *count, const bnd_default_integer *blocklength,
        const bnd_default_integer *stride, const bnd_default_integer *oldtype, bnd_default_integer *newtype,
        bnd_default_integer *ierror)
{
    bnd_know_type(*oldtype);
    const bnd_integer int_count = BND_NARROWED(bnd_integer, *count);
    const bnd_integer int_blocklength = BND_NARROWED(bnd_integer, *blocklength);
    const bnd_integer int_stride = BND_NARROWED(bnd_integer, *stride);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_vector)(&int_count, &int_blocklength, &int_stride, &int_oldtype, &int_newtype, &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_type_vector, MPI_TYPE_VECTOR)(const MPI_Count *count, const MPI_Count *blocklength,
        const MPI_Count *stride, const bnd_default_integer *oldtype, bnd_default_integer *newtype,
        bnd_default_integer *ierror)
{
    if (BND_IS_REPRESENTABLE(bnd_integer, *count) && BND_IS_REPRESENTABLE(bnd_integer,
            *blocklength) && BND_IS_REPRESENTABLE(bnd_integer, *stride)) {
        BND_SMALL(mpi_type_vector)((void *)count, (void *)blocklength, (void *)stride, (void *)oldtype,
                (void *)newtype, (void *)ierror);
        return;
    }
    bnd_know_type(*oldtype);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_vector_c)(count, blocklength, stride, &int_oldtype, &int_newtype, &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
