/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ireduce_scatter_block] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Ireduce_scatter_block_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request);

int BND_IMPLEMENTATION(Ireduce_scatter_block_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    (void)sendbuf;
    (void)recvbuf;
    (void)recvcount;
    (void)datatype;
    (void)op;
    (void)comm;
    (void)request;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Ireduce_scatter_block_c", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
