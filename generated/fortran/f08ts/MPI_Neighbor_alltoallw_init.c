/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoallw_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for a neighbour exchange with a type per block. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Neighbor_alltoallw_init)
BND_WRAPPER void BND_NAME(mpi_neighbor_alltoallw_init, MPI_NEIGHBOR_ALLTOALLW_INIT)(const void *sendbuf,
        MPI_Fint *sendcounts, MPI_Aint *sdispls, const MPI_Fint *sendtypes, const void *recvbuf, MPI_Fint *recvcounts,
        MPI_Aint *rdispls, const MPI_Fint *recvtypes, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request,
        MPI_Fint *ierror);

BND_WRAPPER void BND_NAME(mpi_neighbor_alltoallw_init, MPI_NEIGHBOR_ALLTOALLW_INIT)(const void *sendbuf,
        MPI_Fint *sendcounts, MPI_Aint *sdispls, const MPI_Fint *sendtypes, const void *recvbuf, MPI_Fint *recvcounts,
        MPI_Aint *rdispls, const MPI_Fint *recvtypes, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request,
        MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Neighbor_alltoallw_init, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, out_degree_comm, BND_CONVERTS_HANDLES || !bnd_is_passed_on(sendbuf),
            bnd_out_degree(bnd_f2c_Comm(*comm)));
    BND_QUERY(int, in_degree_comm, BND_CONVERTS_HANDLES || !bnd_is_passed_on(recvbuf),
            bnd_in_degree(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    BND_PENDING_HANDLE_ARRAY(MPI_Datatype, c_sendtypes, sendtypes, out_degree_comm, pending);
    BND_PENDING_HANDLE_ARRAY(MPI_Datatype, c_recvtypes, recvtypes, in_degree_comm, pending);
    BND_PENDING_HANDLE_ARRAY_IN(Type, c_sendtypes, sendtypes, pending, ierror);
    BND_PENDING_HANDLE_ARRAY_IN(Type, c_recvtypes, recvtypes, pending, ierror);
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(d_sendbuf, sendbuf, 0, MPI_BYTE, 1, pending, (void)0, ierror, BND_ON_COMM, *comm,
            bnd_choice_counts_displs, BND_BOUNCE_IN, BND_COUNTS_DISPLS(out_degree_comm, sendcounts, sdispls, sendtypes,
            true));
    BND_CHOICE_IN(d_recvbuf, recvbuf, 0, MPI_BYTE, 1, pending, (void)0, ierror, BND_ON_COMM, *comm,
            bnd_choice_counts_displs, BND_BOUNCE_INOUT, BND_COUNTS_DISPLS(in_degree_comm, recvcounts, rdispls,
            recvtypes, true));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Neighbor_alltoallw_init)(d_sendbuf.address, sendcounts, sdispls, c_sendtypes,
            d_recvbuf.address, recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm), bnd_f2c_Info(*info),
            BND_HANDLE_ADDRESS(MPI_REQUEST, c_request));
    BND_REQUEST_CREATED(request, c_request, result);
    bnd_pending_attach_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}
#endif
