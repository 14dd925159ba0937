/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgatherv] through templates/fortran/wrapper.c.j2. */
/* Collect blocks of varying size from all processes and deliver all to each. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Allgatherv)
BND_WRAPPER void BND_NAME(mpi_allgatherv, MPI_ALLGATHERV)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts, bnd_integer *displs,
        const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_allgatherv)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts, bnd_integer *displs,
        const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Allgatherv, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Allgatherv)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), recvcounts, displs, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_allgatherv, MPI_ALLGATHERV)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts, bnd_integer *displs,
        const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Allgatherv) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*recvtype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_allgatherv)(sendbuf, sendcount, sendtype, recvbuf,
            recvcounts, displs, recvtype, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Allgatherv)(sendbuf, *sendcount, bnd_inline_f2c_Type(*sendtype), recvbuf,
            recvcounts, displs, bnd_inline_f2c_Type(*recvtype), bnd_inline_f2c_Comm(*comm)));
}
#endif
