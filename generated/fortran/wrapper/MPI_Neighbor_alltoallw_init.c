/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoallw_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for a neighbour exchange with a type per block. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Neighbor_alltoallw_init)
BND_WRAPPER void BND_NAME(mpi_neighbor_alltoallw_init, MPI_NEIGHBOR_ALLTOALLW_INIT)(void *sendbuf,
        bnd_integer *sendcounts, MPI_Aint *sdispls, const bnd_integer *sendtypes, void *recvbuf,
        bnd_integer *recvcounts, MPI_Aint *rdispls, const bnd_integer *recvtypes, const bnd_integer *comm,
        const bnd_integer *info, bnd_integer *request, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_neighbor_alltoallw_init, MPI_NEIGHBOR_ALLTOALLW_INIT)(void *sendbuf,
        bnd_integer *sendcounts, MPI_Aint *sdispls, const bnd_integer *sendtypes, void *recvbuf,
        bnd_integer *recvcounts, MPI_Aint *rdispls, const bnd_integer *recvtypes, const bnd_integer *comm,
        const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Neighbor_alltoallw_init, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, out_degree_comm, BND_CONVERTS_HANDLES, bnd_out_degree(bnd_f2c_Comm(*comm)));
    BND_QUERY(int, in_degree_comm, BND_CONVERTS_HANDLES, bnd_in_degree(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    BND_PENDING_HANDLE_ARRAY(MPI_Datatype, c_sendtypes, sendtypes, out_degree_comm, pending);
    BND_PENDING_HANDLE_ARRAY(MPI_Datatype, c_recvtypes, recvtypes, in_degree_comm, pending);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    BND_PENDING_HANDLE_ARRAY_IN(Type, c_sendtypes, sendtypes, pending, ierror);
    BND_PENDING_HANDLE_ARRAY_IN(Type, c_recvtypes, recvtypes, pending, ierror);
    const int result = BND_C(MPI_Neighbor_alltoallw_init)(bnd_buffer(sendbuf), sendcounts, sdispls, c_sendtypes,
            bnd_buffer(recvbuf), recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm), bnd_f2c_Info(*info),
            c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}
#endif
