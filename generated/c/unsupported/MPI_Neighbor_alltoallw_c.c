/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoallw] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Neighbor_alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm);

int BND_IMPLEMENTATION(Neighbor_alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
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
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Neighbor_alltoallw_c", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
