/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw_init] through templates/c/entry.c.j2. */
/* Prepare a persistent request for an all-pairs exchange with a type per block. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Alltoallw_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request);
BND_INSTRUMENTED_CALL(Alltoallw_init, int, (const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcounts,
        sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request))

BND_WEAK(MPI_Alltoallw_init, PMPI_Alltoallw_init)

int BND_ENTRY(MPI_Alltoallw_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Alltoallw_init");
    BND_REFUSE_IF("MPI_Alltoallw_init", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Alltoallw_init", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Alltoallw_init, (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes,
            comm, info, request));
}
