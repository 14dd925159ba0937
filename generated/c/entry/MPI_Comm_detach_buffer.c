/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_detach_buffer] through templates/c/entry.c.j2. */
/* Take back the send buffer attached to a communicator once it has drained. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_detach_buffer)(MPI_Comm comm, void *buffer_addr, int *size);
BND_INSTRUMENTED_CALL(Comm_detach_buffer, int, (MPI_Comm comm, void *buffer_addr, int *size), (comm, buffer_addr,
        size))

BND_WEAK(MPI_Comm_detach_buffer, PMPI_Comm_detach_buffer)

int BND_ENTRY(MPI_Comm_detach_buffer)(MPI_Comm comm, void *buffer_addr, int *size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_detach_buffer");
    BND_REFUSE_IF("MPI_Comm_detach_buffer", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_detach_buffer", !size, MPI_ERR_ARG, "size", BND_ON_COMM, comm);
    BND_FORWARD(Comm_detach_buffer, (comm, buffer_addr, size));
}
