/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_lb] through templates/fortran/wrapper.c.j2. */
/* Return the lower bound of a datatype through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_lb) || BND_HAS(MPI_Type_get_extent)
BND_WRAPPER void BND_NAME(mpi_type_lb, MPI_TYPE_LB)(const bnd_integer *datatype, bnd_default_integer *displacement,
        bnd_integer *ierror);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Type_lb)
static BND_NOINLINE void BND_FALLBACK(mpi_type_lb)(const bnd_integer *datatype, bnd_default_integer *displacement,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_get_extent, ierror, BND_ON_SELF, 0);
    MPI_Aint c_lb = 0;
    MPI_Aint c_extent = 0;
    int result = BND_C(MPI_Type_get_extent)(bnd_f2c_Type(*datatype), &c_lb, &c_extent);
    BND_NARROW_OUT(bnd_default_integer, displacement, c_lb, MPI_ERR_ARG, result, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_type_lb, MPI_TYPE_LB)(const bnd_integer *datatype, bnd_default_integer *displacement,
        bnd_integer *ierror)
{
#if BND_HAS(MPI_Type_lb)
    BND_IF_UNAVAILABLE(MPI_Type_lb, BND_FALLBACK(mpi_type_lb)(datatype, displacement, ierror); return);
    MPI_Aint c_displacement = 0;
    int result = BND_C(MPI_Type_lb)(bnd_f2c_Type(*datatype), &c_displacement);
    BND_NARROW_OUT(bnd_default_integer, displacement, c_displacement, MPI_ERR_ARG, result, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Type_get_extent, ierror, BND_ON_SELF, 0);
    MPI_Aint c_lb = 0;
    MPI_Aint c_extent = 0;
    int result = BND_C(MPI_Type_get_extent)(bnd_f2c_Type(*datatype), &c_lb, &c_extent);
    BND_NARROW_OUT(bnd_default_integer, displacement, c_lb, MPI_ERR_ARG, result, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
