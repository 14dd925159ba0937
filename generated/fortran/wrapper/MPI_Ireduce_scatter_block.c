/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ireduce_scatter_block] through templates/fortran/wrapper.c.j2. */
/* Start a reduction scattered in equal pieces and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Ireduce_scatter_block)
BND_WRAPPER void BND_NAME(mpi_ireduce_scatter_block, MPI_IREDUCE_SCATTER_BLOCK)(void *sendbuf, void *recvbuf,
        const bnd_integer *recvcount, const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm,
        bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_ireduce_scatter_block)(void *sendbuf, void *recvbuf,
        const bnd_integer *recvcount, const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Ireduce_scatter_block, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Ireduce_scatter_block)(bnd_buffer(sendbuf), bnd_buffer(recvbuf), *recvcount,
            bnd_f2c_Type(*datatype), bnd_f2c_Op(*op), bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_ireduce_scatter_block, MPI_IREDUCE_SCATTER_BLOCK)(void *sendbuf, void *recvbuf,
        const bnd_integer *recvcount, const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Ireduce_scatter_block) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Op(*op) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_ireduce_scatter_block)(sendbuf, recvbuf, recvcount,
            datatype, op, comm, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Ireduce_scatter_block)(sendbuf, recvbuf, *recvcount, bnd_inline_f2c_Type(*datatype),
            bnd_inline_f2c_Op(*op), bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
