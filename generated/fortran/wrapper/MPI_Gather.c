/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Gather] through templates/fortran/wrapper.c.j2. */
/* Collect equal blocks from all processes at the root. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Gather)
BND_WRAPPER void BND_NAME(mpi_gather, MPI_GATHER)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, const bnd_integer *recvcount, const bnd_integer *recvtype,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_gather)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, const bnd_integer *recvcount, const bnd_integer *recvtype,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Gather, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Gather)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), *recvcount, bnd_f2c_Type(*recvtype), *root, bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_gather, MPI_GATHER)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, const bnd_integer *recvcount, const bnd_integer *recvtype,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Gather) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*recvtype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_gather)(sendbuf, sendcount, sendtype, recvbuf, recvcount,
            recvtype, root, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Gather)(sendbuf, *sendcount, bnd_inline_f2c_Type(*sendtype), recvbuf,
            *recvcount, bnd_inline_f2c_Type(*recvtype), *root, bnd_inline_f2c_Comm(*comm)));
}
#endif
