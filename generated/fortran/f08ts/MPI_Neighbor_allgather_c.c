/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_allgather] through templates/fortran/wrapper.c.j2. */
/* Send the same block to all neighbours and collect one equal block from each. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Neighbor_allgather_c) || BND_HAS(MPI_Neighbor_allgather)
void BND_NAME(mpi_neighbor_allgather_c, MPI_NEIGHBOR_ALLGATHER_C)(const void *sendbuf, const MPI_Count *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Count *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *ierror);

#if BND_HAS(MPI_Neighbor_allgather_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_neighbor_allgather_c)(const void *sendbuf, const MPI_Count *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Count *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Neighbor_allgather_c, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, in_degree_comm, !bnd_is_plain(recvbuf), bnd_in_degree(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, *sendcount, bnd_f2c_Type(*sendtype), 1, bnd_choice_even(&made, sendbuf, &pending, BND_ANY,
            BND_COPY_RATHER, BND_ON_COMM, *comm, 1, *sendcount, *sendcount, bnd_f2c_Type(*sendtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, *recvcount, bnd_f2c_Type(*recvtype), 1, bnd_choice_even(&made, recvbuf, &pending, BND_ANY,
            BND_COPY_BACK, BND_ON_COMM, *comm, in_degree_comm, *recvcount, *recvcount, bnd_f2c_Type(*recvtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Neighbor_allgather_c)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype,
            d_recvbuf.address, d_recvbuf.count, d_recvbuf.datatype, bnd_f2c_Comm(*comm));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

void BND_NAME(mpi_neighbor_allgather_c, MPI_NEIGHBOR_ALLGATHER_C)(const void *sendbuf, const MPI_Count *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Count *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Neighbor_allgather_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Neighbor_allgather_c) && bnd_is_plain(sendbuf) &&
            bnd_is_known_Type(*sendtype) && bnd_is_plain(recvbuf) && bnd_is_known_Type(*recvtype) &&
            bnd_is_known_Comm(*comm), BND_SLOW_PATH(mpi_neighbor_allgather_c)(sendbuf, sendcount, sendtype, recvbuf,
            recvcount, recvtype, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Neighbor_allgather_c)(bnd_base(sendbuf), *sendcount,
            bnd_known_as_Type(*sendtype), bnd_base(recvbuf), *recvcount, bnd_known_as_Type(*recvtype),
            bnd_known_as_Comm(*comm)));
#else
    BND_REQUIRE(MPI_Neighbor_allgather, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, in_degree_comm, !bnd_is_plain(recvbuf), bnd_in_degree(bnd_f2c_Comm(*comm)));
    BND_FIT_IN(int, *sendcount, 1, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_IN(int, *recvcount, 1, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, *sendcount, bnd_f2c_Type(*sendtype), 1, bnd_choice_even(&made, sendbuf, &pending, BND_ANY,
            BND_COPY_RATHER, BND_ON_COMM, *comm, 1, *sendcount, *sendcount, bnd_f2c_Type(*sendtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, *recvcount, bnd_f2c_Type(*recvtype), 1, bnd_choice_even(&made, recvbuf, &pending, BND_ANY,
            BND_COPY_BACK, BND_ON_COMM, *comm, in_degree_comm, *recvcount, *recvcount, bnd_f2c_Type(*recvtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Neighbor_allgather)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype,
            d_recvbuf.address, d_recvbuf.count, d_recvbuf.datatype, bnd_f2c_Comm(*comm));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
