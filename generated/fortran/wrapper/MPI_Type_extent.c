/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_extent] through templates/fortran/wrapper.c.j2. */
/* Return only the extent of a datatype through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_extent) || BND_HAS(MPI_Type_get_extent)
BND_WRAPPER void BND_NAME(mpi_type_extent, MPI_TYPE_EXTENT)(const bnd_integer *datatype, bnd_default_integer *extent,
        bnd_integer *ierror);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Type_extent)
static BND_NOINLINE void BND_FALLBACK(mpi_type_extent)(const bnd_integer *datatype, bnd_default_integer *extent,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_get_extent, ierror, BND_ON_SELF, 0);
    MPI_Aint c_extent = 0;
    MPI_Aint c_lb = 0;
    int result = BND_C(MPI_Type_get_extent)(bnd_f2c_Type(*datatype), &c_lb, &c_extent);
    BND_NARROW_OUT(bnd_default_integer, extent, c_extent, MPI_ERR_ARG, result, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_type_extent, MPI_TYPE_EXTENT)(const bnd_integer *datatype, bnd_default_integer *extent,
        bnd_integer *ierror)
{
#if BND_HAS(MPI_Type_extent)
    BND_IF_UNAVAILABLE(MPI_Type_extent, BND_FALLBACK(mpi_type_extent)(datatype, extent, ierror); return);
    MPI_Aint c_extent = 0;
    int result = BND_C(MPI_Type_extent)(bnd_f2c_Type(*datatype), &c_extent);
    BND_NARROW_OUT(bnd_default_integer, extent, c_extent, MPI_ERR_ARG, result, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Type_get_extent, ierror, BND_ON_SELF, 0);
    MPI_Aint c_extent = 0;
    MPI_Aint c_lb = 0;
    int result = BND_C(MPI_Type_get_extent)(bnd_f2c_Type(*datatype), &c_lb, &c_extent);
    BND_NARROW_OUT(bnd_default_integer, extent, c_extent, MPI_ERR_ARG, result, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
