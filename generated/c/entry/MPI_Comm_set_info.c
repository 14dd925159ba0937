/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_set_info] through templates/c/entry.c.j2. */
/* Change the hints attached to a communicator, collectively over its group. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_set_info)(MPI_Comm comm, MPI_Info info);
BND_INSTRUMENTED_CALL(Comm_set_info, int, (MPI_Comm comm, MPI_Info info), (comm, info))

BND_WEAK(MPI_Comm_set_info, PMPI_Comm_set_info)

int BND_ENTRY(MPI_Comm_set_info)(MPI_Comm comm, MPI_Info info)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_set_info");
    BND_REFUSE_IF("MPI_Comm_set_info", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Comm_set_info, (comm, info));
}
