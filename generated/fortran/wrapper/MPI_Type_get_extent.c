/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_extent] through templates/fortran/wrapper.c.j2. */
/* Return the lower bound and extent of a datatype. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_get_extent)
BND_WRAPPER void BND_NAME(mpi_type_get_extent, MPI_TYPE_GET_EXTENT)(const bnd_integer *datatype, MPI_Aint *lb,
        MPI_Aint *extent, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_type_get_extent)(const bnd_integer *datatype, MPI_Aint *lb,
        MPI_Aint *extent, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_get_extent, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_get_extent)(bnd_f2c_Type(*datatype), lb, extent));
}

BND_WRAPPER void BND_NAME(mpi_type_get_extent, MPI_TYPE_GET_EXTENT)(const bnd_integer *datatype, MPI_Aint *lb,
        MPI_Aint *extent, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_get_extent) && bnd_is_inline_f2c_Type(*datatype),
            BND_SLOW_PATH(mpi_type_get_extent)(datatype, lb, extent, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_get_extent)(bnd_inline_f2c_Type(*datatype), lb, extent));
}
#endif
