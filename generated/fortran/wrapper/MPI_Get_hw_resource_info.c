/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Get_hw_resource_info] through templates/fortran/wrapper.c.j2. */
/* Obtain an info object naming the hardware resources that host the caller. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Get_hw_resource_info)
BND_WRAPPER void BND_NAME(mpi_get_hw_resource_info, MPI_GET_HW_RESOURCE_INFO)(bnd_integer *hw_info,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_get_hw_resource_info, MPI_GET_HW_RESOURCE_INFO)(bnd_integer *hw_info,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Get_hw_resource_info, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_INFO, MPI_Info, c_hw_info, hw_info, MPI_INFO_NULL);
    const int result = BND_C(MPI_Get_hw_resource_info)(c_hw_info);
    BND_HANDLE_CREATED(MPI_INFO, Info, c_hw_info, hw_info, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
