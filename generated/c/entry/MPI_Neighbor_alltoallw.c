/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoallw] through templates/c/entry.c.j2. */
/* Exchange blocks with each neighbour using a separate size, place and type for each. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Neighbor_alltoallw)(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm);
BND_INSTRUMENTED_CALL(Neighbor_alltoallw, int, (const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts,
        rdispls, recvtypes, comm))

BND_WEAK(MPI_Neighbor_alltoallw, PMPI_Neighbor_alltoallw)

int BND_ENTRY(MPI_Neighbor_alltoallw)(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Neighbor_alltoallw");
    BND_REFUSE_IF("MPI_Neighbor_alltoallw", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Neighbor_alltoallw, (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes,
            comm));
}
