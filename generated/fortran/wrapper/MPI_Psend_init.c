/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Psend_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a send whose buffer is released in separate partitions. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Psend_init)
BND_WRAPPER void BND_NAME(mpi_psend_init, MPI_PSEND_INIT)(void *buf, const bnd_integer *partitions,
        const MPI_Count *count, const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *tag,
        const bnd_integer *comm, const bnd_integer *info, bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_psend_init)(void *buf, const bnd_integer *partitions,
        const MPI_Count *count, const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *tag,
        const bnd_integer *comm, const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Psend_init, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Psend_init)(bnd_buffer(buf), *partitions, *count, bnd_f2c_Type(*datatype), *dest,
            *tag, bnd_f2c_Comm(*comm), bnd_f2c_Info(*info), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_psend_init, MPI_PSEND_INIT)(void *buf, const bnd_integer *partitions,
        const MPI_Count *count, const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *tag,
        const bnd_integer *comm, const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Psend_init) && bnd_is_not_sentinel(buf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm) && bnd_is_inline_f2c_Info(*info),
            BND_SLOW_PATH(mpi_psend_init)(buf, partitions, count, datatype, dest, tag, comm, info, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Psend_init)(buf, *partitions, *count, bnd_inline_f2c_Type(*datatype), *dest, *tag,
            bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Info(*info), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
