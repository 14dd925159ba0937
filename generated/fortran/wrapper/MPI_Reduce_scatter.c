/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_scatter] through templates/fortran/wrapper.c.j2. */
/* Reduce a vector and hand out pieces of varying size to the processes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Reduce_scatter)
BND_WRAPPER void BND_NAME(mpi_reduce_scatter, MPI_REDUCE_SCATTER)(void *sendbuf, void *recvbuf,
        bnd_integer *recvcounts, const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_reduce_scatter)(void *sendbuf, void *recvbuf, bnd_integer *recvcounts,
        const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Reduce_scatter, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Reduce_scatter)(bnd_buffer(sendbuf), bnd_buffer(recvbuf), recvcounts,
            bnd_f2c_Type(*datatype), bnd_f2c_Op(*op), bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_reduce_scatter, MPI_REDUCE_SCATTER)(void *sendbuf, void *recvbuf,
        bnd_integer *recvcounts, const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Reduce_scatter) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Op(*op) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_reduce_scatter)(sendbuf, recvbuf, recvcounts, datatype,
            op, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Reduce_scatter)(sendbuf, recvbuf, recvcounts, bnd_inline_f2c_Type(*datatype),
            bnd_inline_f2c_Op(*op), bnd_inline_f2c_Comm(*comm)));
}
#endif
