/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_set_name] through templates/fortran/wrapper.c.j2. */
/* Give a window a printable name for use in debugging. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_set_name)
BND_WRAPPER void BND_NAME(mpi_win_set_name, MPI_WIN_SET_NAME)(const bnd_integer *win, const char *win_name,
        bnd_integer *ierror, bnd_length win_name_len);

BND_WRAPPER void BND_NAME(mpi_win_set_name, MPI_WIN_SET_NAME)(const bnd_integer *win, const char *win_name,
        bnd_integer *ierror, bnd_length win_name_len)
{
    BND_REQUIRE(MPI_Win_set_name, ierror, BND_ON_WIN, *win);
    struct bnd_string c_win_name;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_win_name, win_name, win_name_len, BND_TRIM_TRAILING), (void)0, ierror);
    const int result = BND_C(MPI_Win_set_name)(bnd_f2c_Win(*win), c_win_name.text);
    bnd_string_free(&c_win_name);
    BND_STORE_IERROR(ierror, result);
}
#endif
