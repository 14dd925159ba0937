/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_detach_buffer] through templates/c/entry.c.j2. */
/* Take back the send buffer attached to a communicator once it has drained. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_detach_buffer_c)(MPI_Comm comm, void *buffer_addr, MPI_Count *size);
BND_INSTRUMENTED_CALL(Comm_detach_buffer_c, int, (MPI_Comm comm, void *buffer_addr, MPI_Count *size), (comm,
        buffer_addr, size))

BND_WEAK(MPI_Comm_detach_buffer_c, PMPI_Comm_detach_buffer_c)

int BND_ENTRY(MPI_Comm_detach_buffer_c)(MPI_Comm comm, void *buffer_addr, MPI_Count *size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_detach_buffer_c");
    BND_REFUSE_IF("MPI_Comm_detach_buffer_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Comm_detach_buffer_c", !size, MPI_ERR_ARG, "size", BND_ON_COMM, comm);
    BND_FORWARD(Comm_detach_buffer_c, (comm, buffer_addr, size));
}
