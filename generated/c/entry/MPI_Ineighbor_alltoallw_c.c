/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Ineighbor_alltoallw] through templates/c/entry.c.j2. */
/* Start a neighbour exchange with its own size, place and type for each block. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Ineighbor_alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request);
BND_INSTRUMENTED_CALL(Ineighbor_alltoallw_c, int, (const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request), (sendbuf,
        sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request))

BND_WEAK(MPI_Ineighbor_alltoallw_c, PMPI_Ineighbor_alltoallw_c)

int BND_ENTRY(MPI_Ineighbor_alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Ineighbor_alltoallw_c");
    BND_REFUSE_IF("MPI_Ineighbor_alltoallw_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Ineighbor_alltoallw_c", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Ineighbor_alltoallw_c, (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls,
            recvtypes, comm, request));
}
