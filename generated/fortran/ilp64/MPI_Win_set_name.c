/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_set_name] through templates/fortran/ilp64.c.j2. */
/* Give a window a printable name for use in debugging. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_set_name.c"

#if BND_HAS(MPI_Win_set_name)
void BND_WIDE_NAME(mpi_win_set_name, MPI_WIN_SET_NAME)(const bnd_default_integer *win, const char *win_name,
        bnd_default_integer *ierror, bnd_length win_name_len);

void BND_WIDE_NAME(mpi_win_set_name, MPI_WIN_SET_NAME)(const bnd_default_integer *win, const char *win_name,
        bnd_default_integer *ierror, bnd_length win_name_len)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_set_name)(&int_win, win_name, &int_ierror, win_name_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
