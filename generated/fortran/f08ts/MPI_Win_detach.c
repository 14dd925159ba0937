/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_detach] through templates/fortran/wrapper.c.j2. */
/* Stop exposing a piece of local memory through a dynamic window. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Win_detach)
BND_WRAPPER void BND_NAME(mpi_win_detach, MPI_WIN_DETACH)(const bnd_integer *win, const void *base,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_detach)(const bnd_integer *win, const void *base, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_detach, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_detach)(bnd_f2c_Win(*win), bnd_address(bnd_base(base), BND_MPI_BOTTOM)));
}

BND_WRAPPER void BND_NAME(mpi_win_detach, MPI_WIN_DETACH)(const bnd_integer *win, const void *base,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_detach) && bnd_is_inline_f2c_Win(*win),
            BND_SLOW_PATH(mpi_win_detach)(win, base, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_detach)(bnd_inline_f2c_Win(*win), bnd_address(bnd_base(base),
            BND_MPI_BOTTOM)));
}
#endif
