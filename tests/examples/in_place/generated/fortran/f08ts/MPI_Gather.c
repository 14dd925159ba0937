/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Gather] through templates/fortran/f08ts.c.j2. */
/* Collect equal blocks from all processes at the root. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Gather)
void BND_NAME(mpi_gather, MPI_GATHER)(const void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_gather)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *root, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Gather, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, *sendcount, bnd_f2c_Type(*sendtype), *root >= 0, bnd_choice_even(&made, sendbuf, &pending,
            BND_ANY, BND_COPY_RATHER, BND_ON_COMM, *comm, 1, *sendcount, *sendcount, bnd_f2c_Type(*sendtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, *recvcount, bnd_f2c_Type(*recvtype), bnd_is_root(bnd_f2c_Comm(*comm), *root),
            bnd_choice_even(&made, recvbuf, &pending, BND_ANY, BND_COPY_BACK, BND_ON_COMM, *comm,
            bnd_peers(bnd_f2c_Comm(*comm)), *recvcount, *recvcount, bnd_f2c_Type(*recvtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Gather)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype, d_recvbuf.address,
            d_recvbuf.count, d_recvbuf.datatype, *root, bnd_f2c_Comm(*comm));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_gather, MPI_GATHER)(const void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Gather) && bnd_is_plain(sendbuf) && bnd_is_known_Type(*sendtype) &&
            bnd_is_plain(recvbuf) && bnd_is_known_Type(*recvtype) && bnd_is_known_Comm(*comm),
            BND_SLOW_PATH(mpi_gather)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Gather)(bnd_base(sendbuf), *sendcount, bnd_known_as_Type(*sendtype),
            bnd_base(recvbuf), *recvcount, bnd_known_as_Type(*recvtype), *root, bnd_known_as_Comm(*comm)));
}
#endif
