/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallv] through templates/fortran/wrapper.c.j2. */
/* Exchange blocks of varying size and place between every pair of processes. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Alltoallv_c) || BND_HAS(MPI_Alltoallv)
void BND_NAME(mpi_alltoallv_c, MPI_ALLTOALLV_C)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtype, const MPI_Fint *comm, MPI_Fint *ierror);

#if BND_HAS(MPI_Alltoallv_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_alltoallv_c)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtype, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Alltoallv_c, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, peers_comm, !bnd_is_plain(sendbuf) || !bnd_is_plain(recvbuf), bnd_peers(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, sendbuf, &pending, BND_COPY_RATHER, BND_ON_COMM,
            *comm, BND_PLACES(peers_comm, sendcounts, sdispls, sendtype, false)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, recvbuf, &pending, BND_COPY_BACK, BND_ON_COMM,
            *comm, BND_PLACES(peers_comm, recvcounts, rdispls, recvtype, false)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Alltoallv_c)(d_sendbuf.address, sendcounts, sdispls, bnd_f2c_Type(*sendtype),
            d_recvbuf.address, recvcounts, rdispls, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

void BND_NAME(mpi_alltoallv_c, MPI_ALLTOALLV_C)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtype, const MPI_Fint *comm, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Alltoallv_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Alltoallv_c) && bnd_is_plain(sendbuf) && bnd_is_known_Type(*sendtype) &&
            bnd_is_plain(recvbuf) && bnd_is_known_Type(*recvtype) && bnd_is_known_Comm(*comm),
            BND_SLOW_PATH(mpi_alltoallv_c)(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls,
            recvtype, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Alltoallv_c)(bnd_base(sendbuf), sendcounts, sdispls,
            bnd_known_as_Type(*sendtype), bnd_base(recvbuf), recvcounts, rdispls, bnd_known_as_Type(*recvtype),
            bnd_known_as_Comm(*comm)));
#else
    BND_REQUIRE(MPI_Alltoallv, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int peers_comm = bnd_peers(bnd_f2c_Comm(*comm));
    const long n_sendcounts = !bnd_is_in_place(bnd_base(sendbuf)) ? peers_comm : 0;
    const long n_sdispls = !bnd_is_in_place(bnd_base(sendbuf)) ? peers_comm : 0;
    const long n_recvcounts = peers_comm;
    const long n_rdispls = peers_comm;
    BND_FIT_ALL(int, sendcounts, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_ALL(int, sdispls, MPI_ERR_ARG, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_ALL(int, recvcounts, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_ALL(int, rdispls, MPI_ERR_ARG, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, sendbuf, &pending, BND_COPY_RATHER, BND_ON_COMM,
            *comm, BND_PLACES(peers_comm, sendcounts, sdispls, sendtype, false)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, recvbuf, &pending, BND_COPY_BACK, BND_ON_COMM,
            *comm, BND_PLACES(peers_comm, recvcounts, rdispls, recvtype, false)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_ROOM(int, sendcounts, bnd_pending_drop(pending));
    BND_FIT_ROOM(int, sdispls, bnd_pending_drop(pending));
    BND_FIT_ROOM(int, recvcounts, bnd_pending_drop(pending));
    BND_FIT_ROOM(int, rdispls, bnd_pending_drop(pending));
    const int result = BND_C(MPI_Alltoallv)(d_sendbuf.address, c_sendcounts, c_sdispls, bnd_f2c_Type(*sendtype),
            d_recvbuf.address, c_recvcounts, c_rdispls, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm));
    BND_ROOM_FREE(sendcounts);
    BND_ROOM_FREE(sdispls);
    BND_ROOM_FREE(recvcounts);
    BND_ROOM_FREE(rdispls);
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
