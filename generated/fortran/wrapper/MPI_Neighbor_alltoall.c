/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoall] through templates/fortran/wrapper.c.j2. */
/* Exchange a separate block of equal size with each neighbour. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Neighbor_alltoall)
BND_WRAPPER void BND_NAME(mpi_neighbor_alltoall, MPI_NEIGHBOR_ALLTOALL)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, const bnd_integer *recvcount, const bnd_integer *recvtype,
        const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_neighbor_alltoall)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, const bnd_integer *recvcount, const bnd_integer *recvtype,
        const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Neighbor_alltoall, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Neighbor_alltoall)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), *recvcount, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_neighbor_alltoall, MPI_NEIGHBOR_ALLTOALL)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, const bnd_integer *recvcount, const bnd_integer *recvtype,
        const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Neighbor_alltoall) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*recvtype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_neighbor_alltoall)(sendbuf, sendcount, sendtype, recvbuf,
            recvcount, recvtype, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Neighbor_alltoall)(sendbuf, *sendcount, bnd_inline_f2c_Type(*sendtype), recvbuf,
            *recvcount, bnd_inline_f2c_Type(*recvtype), bnd_inline_f2c_Comm(*comm)));
}
#endif
