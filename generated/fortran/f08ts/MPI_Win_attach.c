/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_attach] through templates/fortran/wrapper.c.j2. */
/* Expose a piece of local memory through a dynamic window. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Win_attach)
BND_WRAPPER void BND_NAME(mpi_win_attach, MPI_WIN_ATTACH)(const bnd_integer *win, const void *base,
        const MPI_Aint *size, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_attach)(const bnd_integer *win, const void *base, const MPI_Aint *size,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_attach, ierror, BND_ON_WIN, *win);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_base;
    if (bnd_choice_is_section(&d_base, base, 0, MPI_BYTE, 1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_base,
            base, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY, BND_BOUNCE_NEVER, 1, *size, *size, MPI_BYTE), &pending,
            BND_ON_WIN, *win), (void)0, ierror);
    const int result = BND_C(MPI_Win_attach)(bnd_f2c_Win(*win), d_base.address, *size);
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_win_attach, MPI_WIN_ATTACH)(const bnd_integer *win, const void *base,
        const MPI_Aint *size, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_attach) && bnd_is_inline_f2c_Win(*win) &&
            bnd_is_contiguous_buffer(base), BND_SLOW_PATH(mpi_win_attach)(win, base, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_attach)(bnd_inline_f2c_Win(*win), bnd_base(base), *size));
}
#endif
