/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_create_dynamic] through templates/fortran/ilp64.c.j2. */
/* Create a window without memory, to which memory can be attached later. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_create_dynamic.c"

#if BND_HAS(MPI_Win_create_dynamic)
void BND_WIDE_NAME(mpi_win_create_dynamic, MPI_WIN_CREATE_DYNAMIC)(const bnd_default_integer *info,
        const bnd_default_integer *comm, bnd_default_integer *win, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_create_dynamic, MPI_WIN_CREATE_DYNAMIC)(const bnd_default_integer *info,
        const bnd_default_integer *comm, bnd_default_integer *win, bnd_default_integer *ierror)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_win = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_win_create_dynamic)(&int_info, &int_comm, &int_win, &int_ierror);
    bnd_integer_out(win, int_win);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
