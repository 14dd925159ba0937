/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scatterv] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Scatterv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);

int BND_IMPLEMENTATION(Scatterv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    (void)sendbuf;
    (void)sendcounts;
    (void)displs;
    (void)sendtype;
    (void)recvbuf;
    (void)recvcount;
    (void)recvtype;
    (void)root;
    (void)comm;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Scatterv_c", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
