/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cartdim_get] through templates/c/entry.c.j2. */
/* Return the number of dimensions of a Cartesian communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Cartdim_get)(MPI_Comm comm, int *ndims);
BND_INSTRUMENTED_CALL(Cartdim_get, int, (MPI_Comm comm, int *ndims), (comm, ndims))

BND_WEAK(MPI_Cartdim_get, PMPI_Cartdim_get)

int BND_ENTRY(MPI_Cartdim_get)(MPI_Comm comm, int *ndims)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Cartdim_get");
    BND_REFUSE_IF("MPI_Cartdim_get", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cartdim_get", !ndims, MPI_ERR_ARG, "ndims", BND_ON_COMM, comm);
    BND_FORWARD(Cartdim_get, (comm, ndims));
}
