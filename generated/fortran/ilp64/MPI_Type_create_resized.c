/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_resized] through templates/fortran/ilp64.c.j2. */
/* Make a copy of a datatype with a new lower bound and extent. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_create_resized.c"

#if BND_HAS(MPI_Type_create_resized)
void BND_WIDE_NAME(mpi_type_create_resized, MPI_TYPE_CREATE_RESIZED)(const bnd_default_integer *oldtype,
        const MPI_Aint *lb, const MPI_Aint *extent, bnd_default_integer *newtype, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_type_create_resized)(const bnd_default_integer *oldtype, const MPI_Aint *lb,
        const MPI_Aint *extent, bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_type_create_resized, MPI_TYPE_CREATE_RESIZED)(oldtype, lb, extent, newtype, ierror);
}

void BND_WIDE_NAME(mpi_type_create_resized, MPI_TYPE_CREATE_RESIZED)(const bnd_default_integer *oldtype,
        const MPI_Aint *lb, const MPI_Aint *extent, bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*oldtype), BND_FIRST_USE(mpi_type_create_resized)(oldtype, lb, extent,
            newtype, ierror));
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_resized)(&int_oldtype, lb, extent, &int_newtype, &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
