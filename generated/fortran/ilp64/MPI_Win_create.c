/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_create] through templates/fortran/ilp64.c.j2. */
/* Create a window over memory that each process already owns. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Win_create_c.c"

#if BND_HAS(MPI_Win_create_c) || BND_HAS(MPI_Win_create)
void BND_WIDE_NAME(mpi_win_create, MPI_WIN_CREATE)(const void *base, const MPI_Aint *size, const MPI_Aint *disp_unit,
        const bnd_default_integer *info, const bnd_default_integer *comm, bnd_default_integer *win,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_create, MPI_WIN_CREATE)(const void *base, const MPI_Aint *size, const MPI_Aint *disp_unit,
        const bnd_default_integer *info, const bnd_default_integer *comm, bnd_default_integer *win,
        bnd_default_integer *ierror)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_win = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_win_create_c)(base, size, disp_unit, &int_info, &int_comm, &int_win, &int_ierror);
    bnd_integer_out(win, int_win);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
