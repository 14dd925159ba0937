/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_hvector] through templates/fortran/ilp64.c.j2. */
/* Make a datatype of equal blocks spaced by a stride in bytes. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_create_hvector_c.c"
#include "../wrapper/MPI_Type_create_hvector.c"

#if BND_HAS(MPI_Type_create_hvector_c) || BND_HAS(MPI_Type_create_hvector)
void BND_WIDE_NAME(mpi_type_create_hvector, MPI_TYPE_CREATE_HVECTOR)(const MPI_Count *count,
        const MPI_Count *blocklength, const MPI_Count *stride, const bnd_default_integer *oldtype,
        bnd_default_integer *newtype, bnd_default_integer *ierror);

static void BND_SMALL(mpi_type_create_hvector)(const bnd_default_integer *count,
        const bnd_default_integer *blocklength, const MPI_Aint *stride, const bnd_default_integer *oldtype,
        bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    bnd_know_type(*oldtype);
    const bnd_integer int_count = BND_NARROWED(bnd_integer, *count);
    const bnd_integer int_blocklength = BND_NARROWED(bnd_integer, *blocklength);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_hvector)(&int_count, &int_blocklength, stride, &int_oldtype, &int_newtype, &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_type_create_hvector, MPI_TYPE_CREATE_HVECTOR)(const MPI_Count *count,
        const MPI_Count *blocklength, const MPI_Count *stride, const bnd_default_integer *oldtype,
        bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    if (BND_IS_REPRESENTABLE(bnd_integer, *count) && BND_IS_REPRESENTABLE(bnd_integer, *blocklength)) {
        BND_SMALL(mpi_type_create_hvector)((void *)count, (void *)blocklength, (void *)stride, (void *)oldtype,
                (void *)newtype, (void *)ierror);
        return;
    }
    bnd_know_type(*oldtype);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_hvector_c)(count, blocklength, stride, &int_oldtype, &int_newtype, &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
