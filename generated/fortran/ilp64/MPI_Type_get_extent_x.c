/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_extent_x] through templates/fortran/ilp64.c.j2. */
/* Return the lower bound and extent of a datatype as wide integers. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_get_extent_x.c"

#if BND_HAS(MPI_Type_get_extent_x)
void BND_WIDE_NAME(mpi_type_get_extent_x, MPI_TYPE_GET_EXTENT_X)(const bnd_default_integer *datatype, MPI_Count *lb,
        MPI_Count *extent, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_type_get_extent_x)(const bnd_default_integer *datatype, MPI_Count *lb,
        MPI_Count *extent, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_type_get_extent_x, MPI_TYPE_GET_EXTENT_X)(datatype, lb, extent, ierror);
}

void BND_WIDE_NAME(mpi_type_get_extent_x, MPI_TYPE_GET_EXTENT_X)(const bnd_default_integer *datatype, MPI_Count *lb,
        MPI_Count *extent, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_type_get_extent_x)(datatype, lb, extent,
            ierror));
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_get_extent_x)(&int_datatype, lb, extent, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
