/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Put] through templates/fortran/wrapper.c.j2. */
/* Write local data into the window of a target process. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Put)
BND_WRAPPER void BND_NAME(mpi_put, MPI_PUT)(void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *win,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_put)(void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *win,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Put, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Put)(bnd_buffer(origin_addr), *origin_count, bnd_f2c_Type(*origin_datatype),
            *target_rank, *target_disp, *target_count, bnd_f2c_Type(*target_datatype), bnd_f2c_Win(*win)));
}

BND_WRAPPER void BND_NAME(mpi_put, MPI_PUT)(void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *win,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Put) && bnd_is_not_sentinel(origin_addr) &&
            bnd_is_inline_f2c_Type(*origin_datatype) && bnd_is_inline_f2c_Type(*target_datatype) &&
            bnd_is_inline_f2c_Win(*win), BND_SLOW_PATH(mpi_put)(origin_addr, origin_count, origin_datatype,
            target_rank, target_disp, target_count, target_datatype, win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Put)(origin_addr, *origin_count, bnd_inline_f2c_Type(*origin_datatype),
            *target_rank, *target_disp, *target_count, bnd_inline_f2c_Type(*target_datatype),
            bnd_inline_f2c_Win(*win)));
}
#endif
