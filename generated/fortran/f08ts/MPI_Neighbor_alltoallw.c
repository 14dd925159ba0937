/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoallw] through templates/fortran/wrapper.c.j2. */
/* Exchange blocks with each neighbour using a separate size, place and type for each. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Neighbor_alltoallw)
BND_WRAPPER void BND_NAME(mpi_neighbor_alltoallw, MPI_NEIGHBOR_ALLTOALLW)(const void *sendbuf, bnd_integer *sendcounts,
        MPI_Aint *sdispls, const bnd_integer *sendtypes, const void *recvbuf, bnd_integer *recvcounts,
        MPI_Aint *rdispls, const bnd_integer *recvtypes, const bnd_integer *comm, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_neighbor_alltoallw, MPI_NEIGHBOR_ALLTOALLW)(const void *sendbuf, bnd_integer *sendcounts,
        MPI_Aint *sdispls, const bnd_integer *sendtypes, const void *recvbuf, bnd_integer *recvcounts,
        MPI_Aint *rdispls, const bnd_integer *recvtypes, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Neighbor_alltoallw, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, out_degree_comm, BND_CONVERTS_HANDLES || !bnd_is_passed_on(sendbuf),
            bnd_out_degree(bnd_f2c_Comm(*comm)));
    BND_QUERY(int, in_degree_comm, BND_CONVERTS_HANDLES || !bnd_is_passed_on(recvbuf),
            bnd_in_degree(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_sendtypes, sendtypes, out_degree_comm, bnd_pending_release(pending),
            ierror);
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_recvtypes, recvtypes, in_degree_comm,
            bnd_pending_release(pending); BND_HANDLE_ARRAY_FREE(c_sendtypes), ierror);
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_counts_displs(&d_sendbuf, sendbuf, BND_COUNTS_DISPLS(BND_BOUNCE_PREFER,
            out_degree_comm, sendcounts, sdispls, sendtypes, true), &pending, BND_ON_COMM, *comm),
            BND_HANDLE_ARRAY_FREE(c_sendtypes); BND_HANDLE_ARRAY_FREE(c_recvtypes);, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_counts_displs(&d_recvbuf, recvbuf, BND_COUNTS_DISPLS(BND_BOUNCE_INOUT,
            in_degree_comm, recvcounts, rdispls, recvtypes, true), &pending, BND_ON_COMM, *comm),
            BND_HANDLE_ARRAY_FREE(c_sendtypes); BND_HANDLE_ARRAY_FREE(c_recvtypes);, ierror);
    const int result = BND_C(MPI_Neighbor_alltoallw)(d_sendbuf.address, sendcounts, sdispls, c_sendtypes,
            d_recvbuf.address, recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm));
    BND_HANDLE_ARRAY_FREE(c_sendtypes);
    BND_HANDLE_ARRAY_FREE(c_recvtypes);
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
