/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_attach] through templates/fortran/wrapper.c.j2. */
/* Expose a piece of local memory through a dynamic window. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Win_attach)
BND_WRAPPER void BND_NAME(mpi_win_attach, MPI_WIN_ATTACH)(const MPI_Fint *win, const void *base, const MPI_Aint *size,
        MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_attach)(const MPI_Fint *win, const void *base, const MPI_Aint *size,
        MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Win_attach, ierror, BND_ON_WIN, *win);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_base;
    BND_CHOICE_IN(d_base, base, 0, MPI_BYTE, 1, pending, (void)0, ierror, BND_ON_WIN, *win, bnd_choice_single_count,
            BND_CONTIGUOUS_ONLY, BND_BOUNCE_NEVER, 1, *size, *size, MPI_BYTE);
    const int result = BND_C(MPI_Win_attach)(bnd_f2c_Win(*win), d_base.address, *size);
    bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_win_attach, MPI_WIN_ATTACH)(const MPI_Fint *win, const void *base, const MPI_Aint *size,
        MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_attach) && bnd_is_inline_f2c_Win(*win) &&
            bnd_is_contiguous_buffer(base), BND_SLOW_PATH(mpi_win_attach)(win, base, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_attach)(bnd_inline_f2c_Win(*win), bnd_base(base), *size));
}
#endif
