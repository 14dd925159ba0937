/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_get_name] through templates/fortran/wrapper.c.j2. */
/* Return the printable name last given to a window. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_get_name)
BND_WRAPPER void BND_NAME(mpi_win_get_name, MPI_WIN_GET_NAME)(const bnd_integer *win, char *win_name,
        bnd_integer *resultlen, bnd_integer *ierror, bnd_length win_name_len);

BND_WRAPPER void BND_NAME(mpi_win_get_name, MPI_WIN_GET_NAME)(const bnd_integer *win, char *win_name,
        bnd_integer *resultlen, bnd_integer *ierror, bnd_length win_name_len)
{
    BND_REQUIRE(MPI_Win_get_name, ierror, BND_ON_WIN, *win);
    char c_win_name[MPI_MAX_OBJECT_NAME];
    const int result = BND_C(MPI_Win_get_name)(bnd_f2c_Win(*win), c_win_name, resultlen);
    if (result == MPI_SUCCESS) bnd_string_to_fortran(win_name, win_name_len, c_win_name);
    BND_STORE_IERROR(ierror, result);
}
#endif
