/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Get_hw_resource_info] through templates/c/entry.c.j2. */
/* Obtain an info object naming the hardware resources that host the caller. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Get_hw_resource_info)(MPI_Info *hw_info);
BND_INSTRUMENTED_CALL(Get_hw_resource_info, int, (MPI_Info *hw_info), (hw_info))

BND_WEAK(MPI_Get_hw_resource_info, PMPI_Get_hw_resource_info)

int BND_ENTRY(MPI_Get_hw_resource_info)(MPI_Info *hw_info)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Get_hw_resource_info");
    BND_REFUSE_IF("MPI_Get_hw_resource_info", !hw_info, MPI_ERR_ARG, "hw_info", BND_ON_NOTHING, 0);
    BND_FORWARD(Get_hw_resource_info, (hw_info));
}
