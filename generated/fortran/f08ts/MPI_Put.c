/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Put] through templates/fortran/wrapper.c.j2. */
/* Write local data into the window of a target process. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Put)
BND_WRAPPER void BND_NAME(mpi_put, MPI_PUT)(const void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *win,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_put)(const void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *win,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Put, ierror, BND_ON_WIN, *win);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_origin_addr;
    if (bnd_choice_is_section(&d_origin_addr, origin_addr, *origin_count, bnd_f2c_Type(*origin_datatype),
            *target_rank != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_origin_addr, origin_addr,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE, BND_BOUNCE_NEVER, 1, *origin_count, *origin_count,
            bnd_f2c_Type(*origin_datatype)), &pending, BND_ON_WIN, *win), (void)0, ierror);
    const int result = BND_C(MPI_Put)(d_origin_addr.address, d_origin_addr.count, d_origin_addr.datatype, *target_rank,
            *target_disp, *target_count, bnd_f2c_Type(*target_datatype), bnd_f2c_Win(*win));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_put, MPI_PUT)(const void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *win,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Put) && bnd_is_contiguous_buffer(origin_addr) &&
            bnd_is_inline_f2c_Type(*origin_datatype) && bnd_is_inline_f2c_Type(*target_datatype) &&
            bnd_is_inline_f2c_Win(*win), BND_SLOW_PATH(mpi_put)(origin_addr, origin_count, origin_datatype,
            target_rank, target_disp, target_count, target_datatype, win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Put)(bnd_base(origin_addr), *origin_count,
            bnd_inline_f2c_Type(*origin_datatype), *target_rank, *target_disp, *target_count,
            bnd_inline_f2c_Type(*target_datatype), bnd_inline_f2c_Win(*win)));
}
#endif
