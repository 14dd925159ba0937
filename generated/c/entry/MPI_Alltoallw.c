/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw] through templates/c/entry.c.j2. */
/* Exchange blocks between all pairs with a separate size, place and type for each. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Alltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm);
BND_INSTRUMENTED_CALL(Alltoallw, int, (const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts,
        rdispls, recvtypes, comm))

BND_WEAK(MPI_Alltoallw, PMPI_Alltoallw)

int BND_ENTRY(MPI_Alltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Alltoallw");
    BND_REFUSE_IF("MPI_Alltoallw", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Alltoallw, (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm));
}
