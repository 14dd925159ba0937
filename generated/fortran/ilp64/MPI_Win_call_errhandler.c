/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Win_call_errhandler] through templates/fortran/ilp64.c.j2. */
/* Invoke the error handler of a window with a given error code. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_call_errhandler.c"

#if BND_HAS(MPI_Win_call_errhandler)
void BND_WIDE_NAME(mpi_win_call_errhandler, MPI_WIN_CALL_ERRHANDLER)(const bnd_default_integer *win,
        const bnd_default_integer *errorcode, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_win_call_errhandler)(const bnd_integer *win,
        const bnd_integer *errorcode, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Win_call_errhandler) && bnd_is_inline_f2c_Win(*win)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_call_errhandler)(bnd_inline_f2c_Win(*win), *errorcode));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_win_call_errhandler)(const bnd_default_integer *win,
        const bnd_default_integer *errorcode, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *errorcode, 1, MPI_ERR_ARG, ierror, BND_ON_WIN, *win);
    const bnd_integer int_win = bnd_integer_handle(*win);
    const bnd_integer int_errorcode = BND_NARROWED(bnd_integer, *errorcode);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_call_errhandler)(&int_win, &int_errorcode, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_win_call_errhandler, MPI_WIN_CALL_ERRHANDLER)(const bnd_default_integer *win,
        const bnd_default_integer *errorcode, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(win) | bnd_high_half(errorcode), bnd_fits(win) && bnd_fits(errorcode)),
            BND_WIDE_SLOW_PATH(mpi_win_call_errhandler)(win, errorcode, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_win_call_errhandler)(bnd_low_half(win), bnd_low_half(errorcode),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_win_call_errhandler)(win, errorcode, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
