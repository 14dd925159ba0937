/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_get_info] through templates/c/entry.c.j2. */
/* Obtain a new info object holding the hints in use for a communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_get_info)(MPI_Comm comm, MPI_Info *info_used);
BND_INSTRUMENTED_CALL(Comm_get_info, int, (MPI_Comm comm, MPI_Info *info_used), (comm, info_used))

BND_WEAK(MPI_Comm_get_info, PMPI_Comm_get_info)

int BND_ENTRY(MPI_Comm_get_info)(MPI_Comm comm, MPI_Info *info_used)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_get_info");
    BND_REFUSE_IF("MPI_Comm_get_info", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_get_info", !info_used, MPI_ERR_ARG, "info_used", BND_ON_COMM, comm);
    BND_FORWARD(Comm_get_info, (comm, info_used));
}
