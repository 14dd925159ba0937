/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_true_extent_x] through templates/fortran/wrapper.c.j2. */
/* Return the true data bounds of a datatype as wide integers. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_get_true_extent_x)
BND_WRAPPER void BND_NAME(mpi_type_get_true_extent_x, MPI_TYPE_GET_TRUE_EXTENT_X)(const bnd_integer *datatype,
        MPI_Count *true_lb, MPI_Count *true_extent, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_type_get_true_extent_x)(const bnd_integer *datatype, MPI_Count *true_lb,
        MPI_Count *true_extent, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_get_true_extent_x, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_get_true_extent_x)(bnd_f2c_Type(*datatype), true_lb, true_extent));
}

BND_WRAPPER void BND_NAME(mpi_type_get_true_extent_x, MPI_TYPE_GET_TRUE_EXTENT_X)(const bnd_integer *datatype,
        MPI_Count *true_lb, MPI_Count *true_extent, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_get_true_extent_x) && bnd_is_inline_f2c_Type(*datatype),
            BND_SLOW_PATH(mpi_type_get_true_extent_x)(datatype, true_lb, true_extent, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_get_true_extent_x)(bnd_inline_f2c_Type(*datatype), true_lb, true_extent));
}
#endif
