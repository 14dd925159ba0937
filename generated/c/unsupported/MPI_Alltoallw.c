/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Alltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm);

int BND_IMPLEMENTATION(Alltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    (void)sendbuf;
    (void)sendcounts;
    (void)sdispls;
    (void)sendtypes;
    (void)recvbuf;
    (void)recvcounts;
    (void)rdispls;
    (void)recvtypes;
    (void)comm;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Alltoallw", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
