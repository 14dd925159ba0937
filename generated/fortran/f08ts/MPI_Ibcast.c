/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ibcast] through templates/fortran/wrapper.c.j2. */
/* Start a broadcast from the root and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Ibcast)
BND_WRAPPER void BND_NAME(mpi_ibcast, MPI_IBCAST)(const void *buffer, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *root, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_ibcast)(const void *buffer, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *root, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Ibcast, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buffer;
    if (bnd_choice_is_section(&d_buffer, buffer, *count, bnd_f2c_Type(*datatype),
            *root != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buffer, buffer,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE, BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Ibcast)(d_buffer.address, d_buffer.count, d_buffer.datatype, *root,
            bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_ibcast, MPI_IBCAST)(const void *buffer, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *root, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Ibcast) && bnd_is_contiguous_buffer(buffer) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_ibcast)(buffer,
            count, datatype, root, comm, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Ibcast)(bnd_base(buffer), *count, bnd_inline_f2c_Type(*datatype), *root,
            bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
