/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_attach] through templates/fortran/wrapper.c.j2. */
/* Expose a piece of local memory through a dynamic window. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_attach)
BND_WRAPPER void BND_NAME(mpi_win_attach, MPI_WIN_ATTACH)(const bnd_integer *win, void *base, const MPI_Aint *size,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_attach)(const bnd_integer *win, void *base, const MPI_Aint *size,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_attach, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_attach)(bnd_f2c_Win(*win), bnd_buffer(base), *size));
}

BND_WRAPPER void BND_NAME(mpi_win_attach, MPI_WIN_ATTACH)(const bnd_integer *win, void *base, const MPI_Aint *size,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_attach) && bnd_is_inline_f2c_Win(*win) && bnd_is_not_sentinel(base),
            BND_SLOW_PATH(mpi_win_attach)(win, base, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_attach)(bnd_inline_f2c_Win(*win), base, *size));
}
#endif
