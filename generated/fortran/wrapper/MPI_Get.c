/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Get] through templates/fortran/wrapper.c.j2. */
/* Read data from a target process window into a local buffer. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Get)
BND_WRAPPER void BND_NAME(mpi_get, MPI_GET)(void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *win,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_get)(void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *win,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Get, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Get)(bnd_buffer(origin_addr), *origin_count, bnd_f2c_Type(*origin_datatype),
            *target_rank, *target_disp, *target_count, bnd_f2c_Type(*target_datatype), bnd_f2c_Win(*win)));
}

BND_WRAPPER void BND_NAME(mpi_get, MPI_GET)(void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *win,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Get) && bnd_is_not_sentinel(origin_addr) &&
            bnd_is_inline_f2c_Type(*origin_datatype) && bnd_is_inline_f2c_Type(*target_datatype) &&
            bnd_is_inline_f2c_Win(*win), BND_SLOW_PATH(mpi_get)(origin_addr, origin_count, origin_datatype,
            target_rank, target_disp, target_count, target_datatype, win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Get)(origin_addr, *origin_count, bnd_inline_f2c_Type(*origin_datatype),
            *target_rank, *target_disp, *target_count, bnd_inline_f2c_Type(*target_datatype),
            bnd_inline_f2c_Win(*win)));
}
#endif
