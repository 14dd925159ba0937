/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Exscan] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Exscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);

int BND_IMPLEMENTATION(Exscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    (void)sendbuf;
    (void)recvbuf;
    (void)count;
    (void)datatype;
    (void)op;
    (void)comm;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Exscan_c", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
