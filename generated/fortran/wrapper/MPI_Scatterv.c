/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scatterv] through templates/fortran/wrapper.c.j2. */
/* Hand out blocks of varying size from the root to all processes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Scatterv)
BND_WRAPPER void BND_NAME(mpi_scatterv, MPI_SCATTERV)(void *sendbuf, bnd_integer *sendcounts, bnd_integer *displs,
        const bnd_integer *sendtype, void *recvbuf, const bnd_integer *recvcount, const bnd_integer *recvtype,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_scatterv)(void *sendbuf, bnd_integer *sendcounts, bnd_integer *displs,
        const bnd_integer *sendtype, void *recvbuf, const bnd_integer *recvcount, const bnd_integer *recvtype,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Scatterv, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Scatterv)(bnd_buffer(sendbuf), sendcounts, displs, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), *recvcount, bnd_f2c_Type(*recvtype), *root, bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_scatterv, MPI_SCATTERV)(void *sendbuf, bnd_integer *sendcounts, bnd_integer *displs,
        const bnd_integer *sendtype, void *recvbuf, const bnd_integer *recvcount, const bnd_integer *recvtype,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Scatterv) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*recvtype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_scatterv)(sendbuf, sendcounts, displs, sendtype, recvbuf,
            recvcount, recvtype, root, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Scatterv)(sendbuf, sendcounts, displs, bnd_inline_f2c_Type(*sendtype), recvbuf,
            *recvcount, bnd_inline_f2c_Type(*recvtype), *root, bnd_inline_f2c_Comm(*comm)));
}
#endif
