/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoall] through templates/fortran/wrapper.c.j2. */
/* Exchange a separate block of equal size with each neighbour. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Neighbor_alltoall)
void BND_NAME(mpi_neighbor_alltoall, MPI_NEIGHBOR_ALLTOALL)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_neighbor_alltoall)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Neighbor_alltoall, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, out_degree_comm, !bnd_is_plain(sendbuf), bnd_out_degree(bnd_f2c_Comm(*comm)));
    BND_QUERY(int, in_degree_comm, !bnd_is_plain(recvbuf), bnd_in_degree(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, *sendcount, bnd_f2c_Type(*sendtype), 1, bnd_choice_even(&made, sendbuf, &pending, BND_ANY,
            BND_COPY_RATHER, BND_ON_COMM, *comm, out_degree_comm, *sendcount, *sendcount, bnd_f2c_Type(*sendtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, *recvcount, bnd_f2c_Type(*recvtype), 1, bnd_choice_even(&made, recvbuf, &pending, BND_ANY,
            BND_COPY_BACK, BND_ON_COMM, *comm, in_degree_comm, *recvcount, *recvcount, bnd_f2c_Type(*recvtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Neighbor_alltoall)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype,
            d_recvbuf.address, d_recvbuf.count, d_recvbuf.datatype, bnd_f2c_Comm(*comm));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_neighbor_alltoall, MPI_NEIGHBOR_ALLTOALL)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Neighbor_alltoall) && bnd_is_plain(sendbuf) &&
            bnd_is_known_Type(*sendtype) && bnd_is_plain(recvbuf) && bnd_is_known_Type(*recvtype) &&
            bnd_is_known_Comm(*comm), BND_SLOW_PATH(mpi_neighbor_alltoall)(sendbuf, sendcount, sendtype, recvbuf,
            recvcount, recvtype, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Neighbor_alltoall)(bnd_base(sendbuf), *sendcount, bnd_known_as_Type(*sendtype),
            bnd_base(recvbuf), *recvcount, bnd_known_as_Type(*recvtype), bnd_known_as_Comm(*comm)));
}
#endif
