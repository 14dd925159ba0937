/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_attach] through templates/fortran/wrapper.c.j2. */
/* Expose a piece of local memory through a dynamic window. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Win_attach)
void BND_NAME(mpi_win_attach, MPI_WIN_ATTACH)(const MPI_Fint *win, const void *base, const MPI_Aint *size,
        MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_attach)(const MPI_Fint *win, const void *base, const MPI_Aint *size,
        MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Win_attach, PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_base;
    BND_CHOICE_IN(base, 0, MPI_BYTE, 1, bnd_choice_even(&made, base, &pending, BND_FLAT, BND_NO_COPY, BND_ON_WIN, *win,
            1, *size, *size, MPI_BYTE), if (code > 0) PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    const int result = BND_C(MPI_Win_attach)(bnd_f2c_Win(*win), d_base.address, *size);
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_win_attach, MPI_WIN_ATTACH)(const MPI_Fint *win, const void *base, const MPI_Aint *size,
        MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_attach) && bnd_is_known_Win(*win) && bnd_is_plain(base),
            BND_SLOW_PATH(mpi_win_attach)(win, base, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_attach)(bnd_known_as_Win(*win), bnd_base(base), *size));
}
#endif
