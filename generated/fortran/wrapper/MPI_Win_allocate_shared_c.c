/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_allocate_shared] through templates/fortran/wrapper.c.j2. */
/* Allocate a window in memory that all its processes can load and store directly. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_allocate_shared_c) || BND_HAS(MPI_Win_allocate_shared)
void BND_NAME(mpi_win_allocate_shared_c, MPI_WIN_ALLOCATE_SHARED_C)(const MPI_Aint *size, const MPI_Aint *disp_unit,
        const MPI_Fint *info, const MPI_Fint *comm, void *baseptr, MPI_Fint *win, MPI_Fint *ierror);

#if BND_HAS(MPI_Win_allocate_shared_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_win_allocate_shared_c)(const MPI_Aint *size, const MPI_Aint *disp_unit,
        const MPI_Fint *info, const MPI_Fint *comm, void *baseptr, MPI_Fint *win, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Win_allocate_shared_c, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_WIN, MPI_Win, win, MPI_WIN_NULL);
    const int result = BND_C(MPI_Win_allocate_shared_c)(*size, *disp_unit, bnd_f2c_Info(*info), bnd_f2c_Comm(*comm),
            baseptr, BND_HANDLE_ADDRESS(MPI_WIN, win));
    BND_HANDLE_MADE(MPI_WIN, Win, win);
    BND_STORE_IERROR(ierror, result);
}
#endif

void BND_NAME(mpi_win_allocate_shared_c, MPI_WIN_ALLOCATE_SHARED_C)(const MPI_Aint *size, const MPI_Aint *disp_unit,
        const MPI_Fint *info, const MPI_Fint *comm, void *baseptr, MPI_Fint *win, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Win_allocate_shared_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_allocate_shared_c) && bnd_is_known_Info(*info) &&
            bnd_is_known_Comm(*comm), BND_SLOW_PATH(mpi_win_allocate_shared_c)(size, disp_unit, info, comm, baseptr,
            win, ierror));
    BND_HANDLE_ROOM(MPI_WIN, MPI_Win, win);
    const int result = BND_C(MPI_Win_allocate_shared_c)(*size, *disp_unit, bnd_known_as_Info(*info),
            bnd_known_as_Comm(*comm), baseptr, BND_HANDLE_ADDRESS(MPI_WIN, win));
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_MADE(MPI_WIN, Win, win);
#else
    BND_REQUIRE(MPI_Win_allocate_shared, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_IN(int, *disp_unit, 1, MPI_ERR_DISP, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_WIN, MPI_Win, win, MPI_WIN_NULL);
    const int result = BND_C(MPI_Win_allocate_shared)(*size, (int)*disp_unit, bnd_f2c_Info(*info), bnd_f2c_Comm(*comm),
            baseptr, BND_HANDLE_ADDRESS(MPI_WIN, win));
    BND_HANDLE_MADE(MPI_WIN, Win, win);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
