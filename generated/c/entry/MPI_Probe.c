/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Probe] through templates/c/entry.c.j2. */
/* Wait until a matching message can be received and describe it in a status. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Probe)(int source, int tag, MPI_Comm comm, MPI_Status *status);
BND_INSTRUMENTED_CALL(Probe, int, (int source, int tag, MPI_Comm comm, MPI_Status *status), (source, tag, comm,
        status))

BND_WEAK(MPI_Probe, PMPI_Probe)

int BND_ENTRY(MPI_Probe)(int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Probe");
    BND_REFUSE_IF("MPI_Probe", source < 0 && source != MPI_ANY_SOURCE && source != MPI_PROC_NULL, MPI_ERR_RANK,
            "source", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Probe", tag < 0 && tag != MPI_ANY_TAG, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Probe", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Probe, (source, tag, comm, status));
}
