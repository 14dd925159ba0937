/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_create] through templates/fortran/wrapper.c.j2. */
/* Create a window over memory that each process already owns. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_create)
BND_WRAPPER void BND_NAME(mpi_win_create, MPI_WIN_CREATE)(void *base, const MPI_Aint *size,
        const bnd_integer *disp_unit, const bnd_integer *info, const bnd_integer *comm, bnd_integer *win,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_create)(void *base, const MPI_Aint *size, const bnd_integer *disp_unit,
        const bnd_integer *info, const bnd_integer *comm, bnd_integer *win, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_create, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_WIN, MPI_Win, c_win, win, MPI_WIN_NULL);
    const int result = BND_C(MPI_Win_create)(bnd_buffer(base), *size, *disp_unit, bnd_f2c_Info(*info),
            bnd_f2c_Comm(*comm), c_win);
    BND_HANDLE_CREATED(MPI_WIN, Win, c_win, win, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_win_create, MPI_WIN_CREATE)(void *base, const MPI_Aint *size,
        const bnd_integer *disp_unit, const bnd_integer *info, const bnd_integer *comm, bnd_integer *win,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_create) && bnd_is_not_sentinel(base) && bnd_is_inline_f2c_Info(*info) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_win_create)(base, size, disp_unit, info, comm, win,
            ierror));
    BND_HANDLE_UNSET(MPI_WIN, MPI_Win, c_win, win);
    const int result = BND_C(MPI_Win_create)(base, *size, *disp_unit, bnd_inline_f2c_Info(*info),
            bnd_inline_f2c_Comm(*comm), c_win);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_WIN, Win, c_win, win, result);
}
#endif
