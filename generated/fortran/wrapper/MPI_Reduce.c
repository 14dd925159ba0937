/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce] through templates/fortran/wrapper.c.j2. */
/* Combine values from all processes and leave the result at the root. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Reduce)
BND_WRAPPER void BND_NAME(mpi_reduce, MPI_REDUCE)(void *sendbuf, void *recvbuf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *root, const bnd_integer *comm,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_reduce)(void *sendbuf, void *recvbuf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *root, const bnd_integer *comm,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Reduce, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Reduce)(bnd_buffer(sendbuf), bnd_buffer(recvbuf), *count,
            bnd_f2c_Type(*datatype), bnd_f2c_Op(*op), *root, bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_reduce, MPI_REDUCE)(void *sendbuf, void *recvbuf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *root, const bnd_integer *comm,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Reduce) && bnd_is_not_sentinel(sendbuf) && bnd_is_not_sentinel(recvbuf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Op(*op) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_reduce)(sendbuf, recvbuf, count, datatype, op, root, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Reduce)(sendbuf, recvbuf, *count, bnd_inline_f2c_Type(*datatype),
            bnd_inline_f2c_Op(*op), *root, bnd_inline_f2c_Comm(*comm)));
}
#endif
