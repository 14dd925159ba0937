/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_scatter_block_init] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Reduce_scatter_block_init)(const void *sendbuf, void *recvbuf, int recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);

int BND_IMPLEMENTATION(Reduce_scatter_block_init)(const void *sendbuf, void *recvbuf, int recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf;
    (void)recvbuf;
    (void)recvcount;
    (void)datatype;
    (void)op;
    (void)comm;
    (void)info;
    (void)request;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Reduce_scatter_block_init", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
