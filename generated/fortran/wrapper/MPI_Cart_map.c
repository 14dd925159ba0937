/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_map] through templates/fortran/wrapper.c.j2. */
/* Suggest a rank for the caller that suits a Cartesian grid, creating nothing. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_map)
BND_WRAPPER void BND_NAME(mpi_cart_map, MPI_CART_MAP)(const MPI_Fint *comm, const MPI_Fint *ndims, MPI_Fint *dims,
        const bnd_logical *periods, MPI_Fint *newrank, MPI_Fint *ierror);

BND_WRAPPER void BND_NAME(mpi_cart_map, MPI_CART_MAP)(const MPI_Fint *comm, const MPI_Fint *ndims, MPI_Fint *dims,
        const bnd_logical *periods, MPI_Fint *newrank, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Cart_map, ierror, BND_ON_COMM, *comm);
    const long c_periods_count = *ndims;
    BND_ARRAY(int, c_periods, c_periods_count);
    BND_CHECK_MEMORY(c_periods, (void)0, ierror);
    bnd_logicals_to_c(c_periods, periods, c_periods_count);
    const int result = BND_C(MPI_Cart_map)(bnd_f2c_Comm(*comm), *ndims, dims, c_periods, newrank);
    BND_ARRAY_FREE(c_periods);
    BND_STORE_IERROR(ierror, result);
}
#endif
