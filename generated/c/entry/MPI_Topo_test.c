/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Topo_test] through templates/c/entry.c.j2. */
/* Report which kind of process topology a communicator carries, if any. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Topo_test)(MPI_Comm comm, int *status);
BND_INSTRUMENTED_CALL(Topo_test, int, (MPI_Comm comm, int *status), (comm, status))

BND_WEAK(MPI_Topo_test, PMPI_Topo_test)

int BND_ENTRY(MPI_Topo_test)(MPI_Comm comm, int *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Topo_test");
    BND_REFUSE_IF("MPI_Topo_test", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Topo_test", !status, MPI_ERR_ARG, "status", BND_ON_COMM, comm);
    BND_FORWARD(Topo_test, (comm, status));
}
