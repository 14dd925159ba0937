/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_allocate_shared] through templates/fortran/wrapper.c.j2. */
/* Allocate a window in memory that all its processes can load and store directly. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_allocate_shared)
BND_WRAPPER void BND_NAME(mpi_win_allocate_shared, MPI_WIN_ALLOCATE_SHARED)(const MPI_Aint *size,
        const bnd_integer *disp_unit, const bnd_integer *info, const bnd_integer *comm, void *baseptr,
        bnd_integer *win, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_allocate_shared)(const MPI_Aint *size, const bnd_integer *disp_unit,
        const bnd_integer *info, const bnd_integer *comm, void *baseptr, bnd_integer *win, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_allocate_shared, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_WIN, MPI_Win, c_win, win, MPI_WIN_NULL);
    const int result = BND_C(MPI_Win_allocate_shared)(*size, *disp_unit, bnd_f2c_Info(*info), bnd_f2c_Comm(*comm),
            baseptr, c_win);
    BND_HANDLE_CREATED(MPI_WIN, Win, c_win, win, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_win_allocate_shared, MPI_WIN_ALLOCATE_SHARED)(const MPI_Aint *size,
        const bnd_integer *disp_unit, const bnd_integer *info, const bnd_integer *comm, void *baseptr,
        bnd_integer *win, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_allocate_shared) && bnd_is_inline_f2c_Info(*info) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_win_allocate_shared)(size, disp_unit, info, comm, baseptr,
            win, ierror));
    BND_HANDLE_UNSET(MPI_WIN, MPI_Win, c_win, win);
    const int result = BND_C(MPI_Win_allocate_shared)(*size, *disp_unit, bnd_inline_f2c_Info(*info),
            bnd_inline_f2c_Comm(*comm), baseptr, c_win);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_WIN, Win, c_win, win, result);
}
#endif
