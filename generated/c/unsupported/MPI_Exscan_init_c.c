/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Exscan_init] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Exscan_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);

int BND_IMPLEMENTATION(Exscan_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    (void)sendbuf;
    (void)recvbuf;
    (void)count;
    (void)datatype;
    (void)op;
    (void)comm;
    (void)info;
    (void)request;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Exscan_init_c", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
