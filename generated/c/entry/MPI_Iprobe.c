/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Iprobe] through templates/c/entry.c.j2. */
/* Check without waiting whether a matching message can be received. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Iprobe)(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status);
BND_INSTRUMENTED_CALL(Iprobe, int, (int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status), (source, tag,
        comm, flag, status))

BND_WEAK(MPI_Iprobe, PMPI_Iprobe)

int BND_ENTRY(MPI_Iprobe)(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Iprobe");
    BND_REFUSE_IF("MPI_Iprobe", source < 0 && source != MPI_ANY_SOURCE && source != MPI_PROC_NULL, MPI_ERR_RANK,
            "source", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iprobe", tag < 0 && tag != MPI_ANY_TAG, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iprobe", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iprobe", !flag, MPI_ERR_ARG, "flag", BND_ON_COMM, comm);
    BND_FORWARD(Iprobe, (source, tag, comm, flag, status));
}
