/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_scatter_block_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for a reduction scattered in equal pieces. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Reduce_scatter_block_init)
BND_WRAPPER void BND_NAME(mpi_reduce_scatter_block_init, MPI_REDUCE_SCATTER_BLOCK_INIT)(void *sendbuf, void *recvbuf,
        const bnd_integer *recvcount, const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm,
        const bnd_integer *info, bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_reduce_scatter_block_init)(void *sendbuf, void *recvbuf,
        const bnd_integer *recvcount, const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm,
        const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Reduce_scatter_block_init, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Reduce_scatter_block_init)(bnd_buffer(sendbuf), bnd_buffer(recvbuf), *recvcount,
            bnd_f2c_Type(*datatype), bnd_f2c_Op(*op), bnd_f2c_Comm(*comm), bnd_f2c_Info(*info), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_reduce_scatter_block_init, MPI_REDUCE_SCATTER_BLOCK_INIT)(void *sendbuf, void *recvbuf,
        const bnd_integer *recvcount, const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm,
        const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Reduce_scatter_block_init) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Op(*op) &&
            bnd_is_inline_f2c_Comm(*comm) && bnd_is_inline_f2c_Info(*info),
            BND_SLOW_PATH(mpi_reduce_scatter_block_init)(sendbuf, recvbuf, recvcount, datatype, op, comm, info,
            request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Reduce_scatter_block_init)(sendbuf, recvbuf, *recvcount,
            bnd_inline_f2c_Type(*datatype), bnd_inline_f2c_Op(*op), bnd_inline_f2c_Comm(*comm),
            bnd_inline_f2c_Info(*info), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
