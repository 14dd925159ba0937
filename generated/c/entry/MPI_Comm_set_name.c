/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_set_name] through templates/c/entry.c.j2. */
/* Give a communicator a printable name for use in debugging. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_set_name)(MPI_Comm comm, const char *comm_name);
BND_INSTRUMENTED_CALL(Comm_set_name, int, (MPI_Comm comm, const char *comm_name), (comm, comm_name))

BND_WEAK(MPI_Comm_set_name, PMPI_Comm_set_name)

int BND_ENTRY(MPI_Comm_set_name)(MPI_Comm comm, const char *comm_name)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_set_name");
    BND_REFUSE_IF("MPI_Comm_set_name", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_set_name", !comm_name, MPI_ERR_ARG, "comm_name", BND_ON_COMM, comm);
    BND_FORWARD(Comm_set_name, (comm, comm_name));
}
