/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Win_set_errhandler] through templates/fortran/wrapper.c.j2. */
/* Attach a new error handler to a window in the calling process. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_set_errhandler)
BND_WRAPPER void BND_NAME(mpi_win_set_errhandler, MPI_WIN_SET_ERRHANDLER)(const bnd_integer *win,
        const bnd_integer *errhandler, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_set_errhandler)(const bnd_integer *win, const bnd_integer *errhandler,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_set_errhandler, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_set_errhandler)(bnd_f2c_Win(*win), bnd_f2c_Errhandler(*errhandler)));
}

BND_WRAPPER void BND_NAME(mpi_win_set_errhandler, MPI_WIN_SET_ERRHANDLER)(const bnd_integer *win,
        const bnd_integer *errhandler, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_set_errhandler) && bnd_is_inline_f2c_Win(*win) &&
            bnd_is_inline_f2c_Errhandler(*errhandler), BND_SLOW_PATH(mpi_win_set_errhandler)(win, errhandler, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_set_errhandler)(bnd_inline_f2c_Win(*win),
            bnd_inline_f2c_Errhandler(*errhandler)));
}
#endif
