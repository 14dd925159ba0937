/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Rget] through templates/fortran/wrapper.c.j2. */
/* Start a read from a remote window and return a request for its completion. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Rget)
BND_WRAPPER void BND_NAME(mpi_rget, MPI_RGET)(const void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *win,
        bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_rget)(const void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *win,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Rget, ierror, BND_ON_WIN, *win);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_origin_addr;
    if (bnd_choice_is_section(&d_origin_addr, origin_addr, *origin_count, bnd_f2c_Type(*origin_datatype),
            *target_rank != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_origin_addr, origin_addr,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_GET, BND_BOUNCE_INOUT, 1, *origin_count, *origin_count,
            bnd_f2c_Type(*origin_datatype), .remote = bnd_f2c_Type(*target_datatype), .target = *target_rank),
            &pending, BND_ON_WIN, *win), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Rget)(d_origin_addr.address, d_origin_addr.count, d_origin_addr.datatype,
            *target_rank, *target_disp, *target_count, bnd_f2c_Type(*target_datatype), bnd_f2c_Win(*win), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 0, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_rget, MPI_RGET)(const void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *win,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Rget) && bnd_is_contiguous_buffer(origin_addr) &&
            bnd_is_inline_f2c_Type(*origin_datatype) && bnd_is_inline_f2c_Type(*target_datatype) &&
            bnd_is_inline_f2c_Win(*win), BND_SLOW_PATH(mpi_rget)(origin_addr, origin_count, origin_datatype,
            target_rank, target_disp, target_count, target_datatype, win, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Rget)(bnd_base(origin_addr), *origin_count, bnd_inline_f2c_Type(*origin_datatype),
            *target_rank, *target_disp, *target_count, bnd_inline_f2c_Type(*target_datatype), bnd_inline_f2c_Win(*win),
            c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
