/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_allocate_shared] through templates/fortran/ilp64.c.j2. */
/* Allocate a window in memory that all its processes can load and store directly. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_allocate_shared_c.c"

#if BND_HAS(MPI_Win_allocate_shared_c) || BND_HAS(MPI_Win_allocate_shared)
void BND_WIDE_NAME(mpi_win_allocate_shared, MPI_WIN_ALLOCATE_SHARED)(const MPI_Aint *size, const MPI_Aint *disp_unit,
        const bnd_default_integer *info, const bnd_default_integer *comm, void *baseptr, bnd_default_integer *win,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_allocate_shared, MPI_WIN_ALLOCATE_SHARED)(const MPI_Aint *size, const MPI_Aint *disp_unit,
        const bnd_default_integer *info, const bnd_default_integer *comm, void *baseptr, bnd_default_integer *win,
        bnd_default_integer *ierror)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_win = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_win_allocate_shared_c)(size, disp_unit, &int_info, &int_comm, baseptr, &int_win, &int_ierror);
    bnd_integer_out(win, int_win);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
