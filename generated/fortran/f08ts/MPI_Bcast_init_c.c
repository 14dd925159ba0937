/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Bcast_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for a broadcast from the root. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Bcast_init_c) || BND_HAS(MPI_Bcast_init)
BND_WRAPPER void BND_NAME(mpi_bcast_init_c, MPI_BCAST_INIT_C)(const void *buffer, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *root, const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *request, bnd_integer *ierror);

#if BND_HAS(MPI_Bcast_init_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_bcast_init_c)(const void *buffer, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *root, const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Bcast_init_c, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buffer;
    if (bnd_choice_is_section(&d_buffer, buffer, *count, bnd_f2c_Type(*datatype),
            *root != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buffer, buffer,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_SCHEDULE, BND_BOUNCE_INOUT, 1, *count, *count,
            bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Bcast_init_c)(d_buffer.address, d_buffer.count, d_buffer.datatype, *root,
            bnd_f2c_Comm(*comm), bnd_f2c_Info(*info), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_bcast_init_c, MPI_BCAST_INIT_C)(const void *buffer, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *root, const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *request, bnd_integer *ierror)
{
#if BND_HAS(MPI_Bcast_init_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Bcast_init_c) && bnd_is_contiguous_buffer(buffer) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm) && bnd_is_inline_f2c_Info(*info),
            BND_SLOW_PATH(mpi_bcast_init_c)(buffer, count, datatype, root, comm, info, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Bcast_init_c)(bnd_base(buffer), *count, bnd_inline_f2c_Type(*datatype), *root,
            bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Info(*info), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
#else
    BND_REQUIRE(MPI_Bcast_init, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(int, *count, *root != MPI_PROC_NULL, MPI_ERR_COUNT, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buffer;
    if (bnd_choice_is_section(&d_buffer, buffer, BND_NARROWED(int, *count), bnd_f2c_Type(*datatype),
            *root != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buffer, buffer,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_SCHEDULE, BND_BOUNCE_INOUT, 1, *count, *count,
            bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Bcast_init)(d_buffer.address, d_buffer.count, d_buffer.datatype, *root,
            bnd_f2c_Comm(*comm), bnd_f2c_Info(*info), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
