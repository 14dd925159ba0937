/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Win_call_errhandler] through templates/fortran/wrapper.c.j2. */
/* Invoke the error handler of a window with a given error code. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_call_errhandler)
BND_WRAPPER void BND_NAME(mpi_win_call_errhandler, MPI_WIN_CALL_ERRHANDLER)(const bnd_integer *win,
        const bnd_integer *errorcode, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_call_errhandler)(const bnd_integer *win, const bnd_integer *errorcode,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_call_errhandler, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_call_errhandler)(bnd_f2c_Win(*win), *errorcode));
}

BND_WRAPPER void BND_NAME(mpi_win_call_errhandler, MPI_WIN_CALL_ERRHANDLER)(const bnd_integer *win,
        const bnd_integer *errorcode, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_call_errhandler) && bnd_is_inline_f2c_Win(*win),
            BND_SLOW_PATH(mpi_win_call_errhandler)(win, errorcode, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_call_errhandler)(bnd_inline_f2c_Win(*win), *errorcode));
}
#endif
