/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scatter] through templates/fortran/wrapper.c.j2. */
/* Hand out equal blocks of a buffer at the root to all processes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Scatter)
BND_WRAPPER void BND_NAME(mpi_scatter, MPI_SCATTER)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, const bnd_integer *recvcount, const bnd_integer *recvtype,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_scatter)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, const bnd_integer *recvcount, const bnd_integer *recvtype,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Scatter, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Scatter)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), *recvcount, bnd_f2c_Type(*recvtype), *root, bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_scatter, MPI_SCATTER)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, const bnd_integer *recvcount, const bnd_integer *recvtype,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Scatter) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*recvtype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_scatter)(sendbuf, sendcount, sendtype, recvbuf, recvcount,
            recvtype, root, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Scatter)(sendbuf, *sendcount, bnd_inline_f2c_Type(*sendtype), recvbuf,
            *recvcount, bnd_inline_f2c_Type(*recvtype), *root, bnd_inline_f2c_Comm(*comm)));
}
#endif
