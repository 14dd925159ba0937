/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Win_get_errhandler] through templates/fortran/ilp64.c.j2. */
/* Return the error handler currently attached to a window. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_get_errhandler.c"

#if BND_HAS(MPI_Win_get_errhandler)
void BND_WIDE_NAME(mpi_win_get_errhandler, MPI_WIN_GET_ERRHANDLER)(const bnd_default_integer *win,
        bnd_default_integer *errhandler, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_win_get_errhandler)(const bnd_integer *win,
        bnd_integer *errhandler, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Win_get_errhandler) && bnd_is_inline_f2c_Win(*win)))) return 0;
    BND_HANDLE_UNSET(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler);
    const int result = BND_C(MPI_Win_get_errhandler)(bnd_inline_f2c_Win(*win), c_errhandler);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_win_get_errhandler)(const bnd_default_integer *win,
        bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_errhandler = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_win_get_errhandler)(&int_win, &int_errhandler, &int_ierror);
    bnd_integer_out(errhandler, int_errhandler);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_win_get_errhandler, MPI_WIN_GET_ERRHANDLER)(const bnd_default_integer *win,
        bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(win), bnd_fits(win)), BND_WIDE_SLOW_PATH(mpi_win_get_errhandler)(win,
            errhandler, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_win_get_errhandler)(bnd_low_half(win),
            (bnd_integer *)bnd_low_half(errhandler), &int_ierror), BND_WIDE_SLOW_PATH(mpi_win_get_errhandler)(win,
            errhandler, ierror));
    bnd_widen(errhandler);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
