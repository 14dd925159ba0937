/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scatterv] through templates/fortran/wrapper.c.j2. */
/* Hand out blocks of varying size from the root to all processes. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Scatterv)
void BND_NAME(mpi_scatterv, MPI_SCATTERV)(const void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *displs,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *root, const MPI_Fint *comm, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_scatterv)(const void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *displs,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *root, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Scatterv, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, at_root, !bnd_is_plain(sendbuf), bnd_is_root(bnd_f2c_Comm(*comm), *root));
    BND_QUERY(int, peers_comm, !bnd_is_plain(sendbuf) && at_root, bnd_peers(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, 0, MPI_BYTE, at_root, bnd_choice_placed(&made, sendbuf, &pending, BND_COPY_RATHER,
            BND_ON_COMM, *comm, BND_PLACES(peers_comm, sendcounts, displs, sendtype, false)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, *recvcount, bnd_f2c_Type(*recvtype), *root >= 0, bnd_choice_even(&made, recvbuf, &pending,
            BND_ANY, BND_COPY_BACK, BND_ON_COMM, *comm, 1, *recvcount, *recvcount, bnd_f2c_Type(*recvtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Scatterv)(d_sendbuf.address, sendcounts, displs, bnd_f2c_Type(*sendtype),
            d_recvbuf.address, d_recvbuf.count, d_recvbuf.datatype, *root, bnd_f2c_Comm(*comm));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_scatterv, MPI_SCATTERV)(const void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *displs,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *root, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Scatterv) && bnd_is_plain(sendbuf) && bnd_is_known_Type(*sendtype) &&
            bnd_is_plain(recvbuf) && bnd_is_known_Type(*recvtype) && bnd_is_known_Comm(*comm),
            BND_SLOW_PATH(mpi_scatterv)(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root,
            comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Scatterv)(bnd_base(sendbuf), sendcounts, displs, bnd_known_as_Type(*sendtype),
            bnd_base(recvbuf), *recvcount, bnd_known_as_Type(*recvtype), *root, bnd_known_as_Comm(*comm)));
}
#endif
