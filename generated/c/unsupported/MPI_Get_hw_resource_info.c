/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Get_hw_resource_info] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Get_hw_resource_info)(MPI_Info *hw_info);

int BND_IMPLEMENTATION(Get_hw_resource_info)(MPI_Info *hw_info)
{
    (void)hw_info;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Get_hw_resource_info", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
