/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_allgatherv] through templates/fortran/wrapper.c.j2. */
/* Send the same block to all neighbours and collect blocks of varying size. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Neighbor_allgatherv)
BND_WRAPPER void BND_NAME(mpi_neighbor_allgatherv, MPI_NEIGHBOR_ALLGATHERV)(void *sendbuf,
        const bnd_integer *sendcount, const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts,
        bnd_integer *displs, const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_neighbor_allgatherv)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts, bnd_integer *displs,
        const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Neighbor_allgatherv, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Neighbor_allgatherv)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), recvcounts, displs, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_neighbor_allgatherv, MPI_NEIGHBOR_ALLGATHERV)(void *sendbuf,
        const bnd_integer *sendcount, const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts,
        bnd_integer *displs, const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Neighbor_allgatherv) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*recvtype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_neighbor_allgatherv)(sendbuf, sendcount, sendtype,
            recvbuf, recvcounts, displs, recvtype, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Neighbor_allgatherv)(sendbuf, *sendcount, bnd_inline_f2c_Type(*sendtype),
            recvbuf, recvcounts, displs, bnd_inline_f2c_Type(*recvtype), bnd_inline_f2c_Comm(*comm)));
}
#endif
