/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoallw] through templates/fortran/wrapper.c.j2. */
/* Exchange blocks with each neighbour using a separate size, place and type for each. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Neighbor_alltoallw)
BND_WRAPPER void BND_NAME(mpi_neighbor_alltoallw, MPI_NEIGHBOR_ALLTOALLW)(const void *sendbuf, MPI_Fint *sendcounts,
        MPI_Aint *sdispls, const MPI_Fint *sendtypes, const void *recvbuf, MPI_Fint *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, MPI_Fint *ierror);

BND_WRAPPER void BND_NAME(mpi_neighbor_alltoallw, MPI_NEIGHBOR_ALLTOALLW)(const void *sendbuf, MPI_Fint *sendcounts,
        MPI_Aint *sdispls, const MPI_Fint *sendtypes, const void *recvbuf, MPI_Fint *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Neighbor_alltoallw, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, out_degree_comm, BND_CONVERTS_HANDLES || !bnd_is_passed_on(sendbuf),
            bnd_out_degree(bnd_f2c_Comm(*comm)));
    BND_QUERY(int, in_degree_comm, BND_CONVERTS_HANDLES || !bnd_is_passed_on(recvbuf),
            bnd_in_degree(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    BND_HANDLE_ARRAY(MPI_Datatype, c_sendtypes, sendtypes, out_degree_comm);
    BND_HANDLE_ARRAY_IN(Type, c_sendtypes, sendtypes, out_degree_comm, bnd_pending_release(pending), ierror);
    BND_HANDLE_ARRAY(MPI_Datatype, c_recvtypes, recvtypes, in_degree_comm);
    BND_HANDLE_ARRAY_IN(Type, c_recvtypes, recvtypes, in_degree_comm,
            bnd_pending_release(pending); BND_HANDLE_ARRAY_FREE(c_sendtypes), ierror);
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(d_sendbuf, sendbuf, 0, MPI_BYTE, 1, pending,
            BND_HANDLE_ARRAY_FREE(c_sendtypes); BND_HANDLE_ARRAY_FREE(c_recvtypes);, ierror, BND_ON_COMM, *comm,
            bnd_choice_counts_displs, BND_BOUNCE_PREFER, BND_COUNTS_DISPLS(out_degree_comm, sendcounts, sdispls,
            sendtypes, true));
    BND_CHOICE_IN(d_recvbuf, recvbuf, 0, MPI_BYTE, 1, pending,
            BND_HANDLE_ARRAY_FREE(c_sendtypes); BND_HANDLE_ARRAY_FREE(c_recvtypes);, ierror, BND_ON_COMM, *comm,
            bnd_choice_counts_displs, BND_BOUNCE_INOUT, BND_COUNTS_DISPLS(in_degree_comm, recvcounts, rdispls,
            recvtypes, true));
    const int result = BND_C(MPI_Neighbor_alltoallw)(d_sendbuf.address, sendcounts, sdispls, c_sendtypes,
            d_recvbuf.address, recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm));
    BND_HANDLE_ARRAY_FREE(c_sendtypes);
    BND_HANDLE_ARRAY_FREE(c_recvtypes);
    bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
