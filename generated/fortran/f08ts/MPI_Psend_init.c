/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Psend_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a send whose buffer is released in separate partitions. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Psend_init)
BND_WRAPPER void BND_NAME(mpi_psend_init, MPI_PSEND_INIT)(const void *buf, const bnd_integer *partitions,
        const MPI_Count *count, const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *tag,
        const bnd_integer *comm, const bnd_integer *info, bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_psend_init)(const void *buf, const bnd_integer *partitions,
        const MPI_Count *count, const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *tag,
        const bnd_integer *comm, const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Psend_init, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    if (bnd_choice_is_section(&d_buf, buf, 0, MPI_BYTE,
            *dest != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buf, buf,
            BND_SINGLE_COUNT(BND_PARTITIONED, BND_BOUNCE_IN, *partitions, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Psend_init)(d_buf.address, *partitions, *count, bnd_f2c_Type(*datatype), *dest, *tag,
            bnd_f2c_Comm(*comm), bnd_f2c_Info(*info), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_psend_init, MPI_PSEND_INIT)(const void *buf, const bnd_integer *partitions,
        const MPI_Count *count, const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *tag,
        const bnd_integer *comm, const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Psend_init) && bnd_is_contiguous_buffer(buf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm) && bnd_is_inline_f2c_Info(*info),
            BND_SLOW_PATH(mpi_psend_init)(buf, partitions, count, datatype, dest, tag, comm, info, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Psend_init)(bnd_base(buf), *partitions, *count, bnd_inline_f2c_Type(*datatype), *dest,
            *tag, bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Info(*info), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
