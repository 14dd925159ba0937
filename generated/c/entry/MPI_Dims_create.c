/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dims_create] through templates/c/entry.c.j2. */
/* Choose balanced grid extents for a number of processes and dimensions. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Dims_create)(int nnodes, int ndims, int dims[]);
BND_INSTRUMENTED_CALL(Dims_create, int, (int nnodes, int ndims, int dims[]), (nnodes, ndims, dims))

BND_WEAK(MPI_Dims_create, PMPI_Dims_create)

int BND_ENTRY(MPI_Dims_create)(int nnodes, int ndims, int dims[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Dims_create");
    BND_REFUSE_IF("MPI_Dims_create", nnodes < 0, MPI_ERR_ARG, "nnodes", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Dims_create", ndims < 0, MPI_ERR_DIMS, "ndims", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Dims_create", ndims > 0 && !dims, MPI_ERR_ARG, "dims", BND_ON_NOTHING, 0);
    BND_FORWARD(Dims_create, (nnodes, ndims, dims));
}
