/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_allocate_shared] through templates/fortran/wrapper.c.j2. */
/* Allocate a window in memory that all its processes can load and store directly. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_allocate_shared_c) || BND_HAS(MPI_Win_allocate_shared)
BND_WRAPPER void BND_NAME(mpi_win_allocate_shared_c, MPI_WIN_ALLOCATE_SHARED_C)(const MPI_Aint *size,
        const MPI_Aint *disp_unit, const bnd_integer *info, const bnd_integer *comm, void *baseptr, bnd_integer *win,
        bnd_integer *ierror);

#if BND_HAS(MPI_Win_allocate_shared_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_win_allocate_shared_c)(const MPI_Aint *size, const MPI_Aint *disp_unit,
        const bnd_integer *info, const bnd_integer *comm, void *baseptr, bnd_integer *win, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_allocate_shared_c, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_WIN, MPI_Win, c_win, win, MPI_WIN_NULL);
    const int result = BND_C(MPI_Win_allocate_shared_c)(*size, *disp_unit, bnd_f2c_Info(*info), bnd_f2c_Comm(*comm),
            baseptr, c_win);
    BND_HANDLE_CREATED(MPI_WIN, Win, c_win, win, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_win_allocate_shared_c, MPI_WIN_ALLOCATE_SHARED_C)(const MPI_Aint *size,
        const MPI_Aint *disp_unit, const bnd_integer *info, const bnd_integer *comm, void *baseptr, bnd_integer *win,
        bnd_integer *ierror)
{
#if BND_HAS(MPI_Win_allocate_shared_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_allocate_shared_c) && bnd_is_inline_f2c_Info(*info) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_win_allocate_shared_c)(size, disp_unit, info, comm,
            baseptr, win, ierror));
    BND_HANDLE_UNSET(MPI_WIN, MPI_Win, c_win, win);
    const int result = BND_C(MPI_Win_allocate_shared_c)(*size, *disp_unit, bnd_inline_f2c_Info(*info),
            bnd_inline_f2c_Comm(*comm), baseptr, c_win);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_WIN, Win, c_win, win, result);
#else
    BND_REQUIRE(MPI_Win_allocate_shared, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(int, *disp_unit, 1, MPI_ERR_DISP, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_WIN, MPI_Win, c_win, win, MPI_WIN_NULL);
    const int result = BND_C(MPI_Win_allocate_shared)(*size, BND_NARROWED(int, *disp_unit), bnd_f2c_Info(*info),
            bnd_f2c_Comm(*comm), baseptr, c_win);
    BND_HANDLE_CREATED(MPI_WIN, Win, c_win, win, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
