/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Get_hw_resource_info] through templates/fortran/ilp64.c.j2. */
/* Obtain an info object naming the hardware resources that host the caller. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Get_hw_resource_info.c"

#if BND_HAS(MPI_Get_hw_resource_info)
void BND_WIDE_NAME(mpi_get_hw_resource_info, MPI_GET_HW_RESOURCE_INFO)(bnd_default_integer *hw_info,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_get_hw_resource_info, MPI_GET_HW_RESOURCE_INFO)(bnd_default_integer *hw_info,
        bnd_default_integer *ierror)
{
    bnd_integer int_hw_info = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_get_hw_resource_info)(&int_hw_info, &int_ierror);
    bnd_integer_out(hw_info, int_hw_info);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
