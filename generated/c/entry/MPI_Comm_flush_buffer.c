/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_flush_buffer] through templates/c/entry.c.j2. */
/* Block until the messages now in the send buffer of a communicator have been sent. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_flush_buffer)(MPI_Comm comm);
BND_INSTRUMENTED_CALL(Comm_flush_buffer, int, (MPI_Comm comm), (comm))

BND_WEAK(MPI_Comm_flush_buffer, PMPI_Comm_flush_buffer)

int BND_ENTRY(MPI_Comm_flush_buffer)(MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_flush_buffer");
    BND_REFUSE_IF("MPI_Comm_flush_buffer", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Comm_flush_buffer, (comm));
}
