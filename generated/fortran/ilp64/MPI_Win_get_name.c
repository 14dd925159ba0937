/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_get_name] through templates/fortran/ilp64.c.j2. */
/* Return the printable name last given to a window. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_get_name.c"

#if BND_HAS(MPI_Win_get_name)
void BND_WIDE_NAME(mpi_win_get_name, MPI_WIN_GET_NAME)(const bnd_default_integer *win, char *win_name,
        bnd_default_integer *resultlen, bnd_default_integer *ierror, bnd_length win_name_len);

void BND_WIDE_NAME(mpi_win_get_name, MPI_WIN_GET_NAME)(const bnd_default_integer *win, char *win_name,
        bnd_default_integer *resultlen, bnd_default_integer *ierror, bnd_length win_name_len)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_resultlen = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_win_get_name)(&int_win, win_name, &int_resultlen, &int_ierror, win_name_len);
    bnd_integer_out(resultlen, int_resultlen);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
