/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw_init] through templates/c/entry.c.j2. */
/* Prepare a persistent request for an all-pairs exchange with a type per block. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Alltoallw_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request);
BND_INSTRUMENTED_CALL(Alltoallw_init_c, int, (const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request),
        (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request))

BND_WEAK(MPI_Alltoallw_init_c, PMPI_Alltoallw_init_c)

int BND_ENTRY(MPI_Alltoallw_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Alltoallw_init_c");
    BND_REFUSE_IF("MPI_Alltoallw_init_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Alltoallw_init_c", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Alltoallw_init_c, (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes,
            comm, info, request));
}
