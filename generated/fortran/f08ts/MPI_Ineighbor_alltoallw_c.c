/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Ineighbor_alltoallw] through templates/fortran/wrapper.c.j2. */
/* Start a neighbour exchange with its own size, place and type for each block. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Ineighbor_alltoallw_c) || BND_HAS(MPI_Ineighbor_alltoallw)
void BND_NAME(mpi_ineighbor_alltoallw_c, MPI_INEIGHBOR_ALLTOALLW_C)(const void *sendbuf, MPI_Count *sendcounts,
        MPI_Aint *sdispls, const MPI_Fint *sendtypes, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(mpi_ineighbor_alltoallw_c, MPI_INEIGHBOR_ALLTOALLW_C)(const void *sendbuf, MPI_Count *sendcounts,
        MPI_Aint *sdispls, const MPI_Fint *sendtypes, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Ineighbor_alltoallw_c)
    BND_REQUIRE(MPI_Ineighbor_alltoallw_c, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, out_degree_comm, BND_CONVERTS_HANDLES || !bnd_is_plain(sendbuf),
            bnd_out_degree(bnd_f2c_Comm(*comm)));
    BND_QUERY(int, in_degree_comm, BND_CONVERTS_HANDLES || !bnd_is_plain(recvbuf), bnd_in_degree(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    BND_HANDLES_KEPT(MPI_Datatype, sendtypes, out_degree_comm);
    BND_HANDLES_KEPT(MPI_Datatype, recvtypes, in_degree_comm);
    BND_HANDLES_KEPT_IN(Type, sendtypes);
    BND_HANDLES_KEPT_IN(Type, recvtypes);
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, sendbuf, &pending, BND_COPY_IN, BND_ON_COMM, *comm,
            BND_PLACES(out_degree_comm, sendcounts, sdispls, sendtypes, true)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, recvbuf, &pending, BND_COPY_BACK, BND_ON_COMM,
            *comm, BND_PLACES(in_degree_comm, recvcounts, rdispls, recvtypes, true)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Ineighbor_alltoallw_c)(d_sendbuf.address, sendcounts, sdispls, c_sendtypes,
            d_recvbuf.address, recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST,
            request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Ineighbor_alltoallw, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int out_degree_comm = bnd_out_degree(bnd_f2c_Comm(*comm));
    const int in_degree_comm = bnd_in_degree(bnd_f2c_Comm(*comm));
    const long n_sendcounts = out_degree_comm;
    const long n_recvcounts = in_degree_comm;
    BND_FIT_ALL(int, sendcounts, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_ALL(int, recvcounts, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    BND_HANDLES_KEPT(MPI_Datatype, sendtypes, out_degree_comm);
    BND_HANDLES_KEPT(MPI_Datatype, recvtypes, in_degree_comm);
    BND_HANDLES_KEPT_IN(Type, sendtypes);
    BND_HANDLES_KEPT_IN(Type, recvtypes);
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, sendbuf, &pending, BND_COPY_IN, BND_ON_COMM, *comm,
            BND_PLACES(out_degree_comm, sendcounts, sdispls, sendtypes, true)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, recvbuf, &pending, BND_COPY_BACK, BND_ON_COMM,
            *comm, BND_PLACES(in_degree_comm, recvcounts, rdispls, recvtypes, true)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    BND_FIT_KEPT(int, sendcounts, bnd_pending_drop(pending));
    BND_FIT_KEPT(int, recvcounts, bnd_pending_drop(pending));
    const int result = BND_C(MPI_Ineighbor_alltoallw)(d_sendbuf.address, c_sendcounts, sdispls, c_sendtypes,
            d_recvbuf.address, c_recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST,
            request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
