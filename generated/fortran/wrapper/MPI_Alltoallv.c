/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallv] through templates/fortran/wrapper.c.j2. */
/* Exchange blocks of varying size and place between every pair of processes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Alltoallv)
BND_WRAPPER void BND_NAME(mpi_alltoallv, MPI_ALLTOALLV)(void *sendbuf, bnd_integer *sendcounts, bnd_integer *sdispls,
        const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts, bnd_integer *rdispls,
        const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_alltoallv)(void *sendbuf, bnd_integer *sendcounts, bnd_integer *sdispls,
        const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts, bnd_integer *rdispls,
        const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Alltoallv, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Alltoallv)(bnd_buffer(sendbuf), sendcounts, sdispls, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), recvcounts, rdispls, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_alltoallv, MPI_ALLTOALLV)(void *sendbuf, bnd_integer *sendcounts, bnd_integer *sdispls,
        const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts, bnd_integer *rdispls,
        const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Alltoallv) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*recvtype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_alltoallv)(sendbuf, sendcounts, sdispls, sendtype,
            recvbuf, recvcounts, rdispls, recvtype, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Alltoallv)(sendbuf, sendcounts, sdispls, bnd_inline_f2c_Type(*sendtype),
            recvbuf, recvcounts, rdispls, bnd_inline_f2c_Type(*recvtype), bnd_inline_f2c_Comm(*comm)));
}
#endif
