/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_get_group] through templates/fortran/ilp64.c.j2. */
/* Return a copy of the group of processes that created a window. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_get_group.c"

#if BND_HAS(MPI_Win_get_group)
void BND_WIDE_NAME(mpi_win_get_group, MPI_WIN_GET_GROUP)(const bnd_default_integer *win, bnd_default_integer *group,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_get_group, MPI_WIN_GET_GROUP)(const bnd_default_integer *win, bnd_default_integer *group,
        bnd_default_integer *ierror)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_group = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_win_get_group)(&int_win, &int_group, &int_ierror);
    bnd_integer_out(group, int_group);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
