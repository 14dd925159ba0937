/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ialltoallw] through templates/c/entry.c.j2. */
/* Start an all-pairs exchange with a type for each block and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Ialltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request);
BND_INSTRUMENTED_CALL(Ialltoallw, int, (const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes,
        recvbuf, recvcounts, rdispls, recvtypes, comm, request))

BND_WEAK(MPI_Ialltoallw, PMPI_Ialltoallw)

int BND_ENTRY(MPI_Ialltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Ialltoallw");
    BND_REFUSE_IF("MPI_Ialltoallw", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ialltoallw", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Ialltoallw, (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm,
            request));
}
