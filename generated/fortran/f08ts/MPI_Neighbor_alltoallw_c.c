/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoallw] through templates/fortran/wrapper.c.j2. */
/* Exchange blocks with each neighbour using a separate size, place and type for each. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Neighbor_alltoallw_c) || BND_HAS(MPI_Neighbor_alltoallw)
void BND_NAME(mpi_neighbor_alltoallw_c, MPI_NEIGHBOR_ALLTOALLW_C)(const void *sendbuf, MPI_Count *sendcounts,
        MPI_Aint *sdispls, const MPI_Fint *sendtypes, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(mpi_neighbor_alltoallw_c, MPI_NEIGHBOR_ALLTOALLW_C)(const void *sendbuf, MPI_Count *sendcounts,
        MPI_Aint *sdispls, const MPI_Fint *sendtypes, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Neighbor_alltoallw_c)
    BND_REQUIRE(MPI_Neighbor_alltoallw_c, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, out_degree_comm, BND_CONVERTS_HANDLES || !bnd_is_plain(sendbuf),
            bnd_out_degree(bnd_f2c_Comm(*comm)));
    BND_QUERY(int, in_degree_comm, BND_CONVERTS_HANDLES || !bnd_is_plain(recvbuf), bnd_in_degree(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    BND_HANDLES_ROOM(MPI_Datatype, sendtypes, out_degree_comm);
    BND_HANDLES_ROOM(MPI_Datatype, recvtypes, in_degree_comm);
    BND_HANDLES_IN(Type, sendtypes);
    BND_HANDLES_IN(Type, recvtypes);
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, sendbuf, &pending, BND_COPY_RATHER, BND_ON_COMM,
            *comm, BND_PLACES(out_degree_comm, sendcounts, sdispls, sendtypes, true)),
            BND_HANDLES_FREE(sendtypes); BND_HANDLES_FREE(recvtypes); if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, recvbuf, &pending, BND_COPY_BACK, BND_ON_COMM,
            *comm, BND_PLACES(in_degree_comm, recvcounts, rdispls, recvtypes, true)),
            BND_HANDLES_FREE(sendtypes); BND_HANDLES_FREE(recvtypes); if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Neighbor_alltoallw_c)(d_sendbuf.address, sendcounts, sdispls, c_sendtypes,
            d_recvbuf.address, recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm));
    BND_HANDLES_FREE(sendtypes);
    BND_HANDLES_FREE(recvtypes);
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Neighbor_alltoallw, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int out_degree_comm = bnd_out_degree(bnd_f2c_Comm(*comm));
    const int in_degree_comm = bnd_in_degree(bnd_f2c_Comm(*comm));
    const long n_sendcounts = out_degree_comm;
    const long n_recvcounts = in_degree_comm;
    BND_FIT_ALL(int, sendcounts, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_ALL(int, recvcounts, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    BND_HANDLES_ROOM(MPI_Datatype, sendtypes, out_degree_comm);
    BND_HANDLES_ROOM(MPI_Datatype, recvtypes, in_degree_comm);
    BND_HANDLES_IN(Type, sendtypes);
    BND_HANDLES_IN(Type, recvtypes);
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, sendbuf, &pending, BND_COPY_RATHER, BND_ON_COMM,
            *comm, BND_PLACES(out_degree_comm, sendcounts, sdispls, sendtypes, true)),
            BND_HANDLES_FREE(sendtypes); BND_HANDLES_FREE(recvtypes); if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, recvbuf, &pending, BND_COPY_BACK, BND_ON_COMM,
            *comm, BND_PLACES(in_degree_comm, recvcounts, rdispls, recvtypes, true)),
            BND_HANDLES_FREE(sendtypes); BND_HANDLES_FREE(recvtypes); if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_ROOM(int, sendcounts, bnd_pending_drop(pending));
    BND_FIT_ROOM(int, recvcounts, bnd_pending_drop(pending));
    const int result = BND_C(MPI_Neighbor_alltoallw)(d_sendbuf.address, c_sendcounts, sdispls, c_sendtypes,
            d_recvbuf.address, c_recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm));
    BND_ROOM_FREE(sendcounts);
    BND_HANDLES_FREE(sendtypes);
    BND_ROOM_FREE(recvcounts);
    BND_HANDLES_FREE(recvtypes);
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
