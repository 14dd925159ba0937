/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_create] through templates/fortran/wrapper.c.j2. */
/* Create a window over memory that each process already owns. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Win_create)
void BND_NAME(mpi_win_create, MPI_WIN_CREATE)(const void *base, const MPI_Aint *size, const MPI_Fint *disp_unit,
        const MPI_Fint *info, const MPI_Fint *comm, MPI_Fint *win, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_create)(const void *base, const MPI_Aint *size,
        const MPI_Fint *disp_unit, const MPI_Fint *info, const MPI_Fint *comm, MPI_Fint *win, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Win_create, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_base;
    BND_CHOICE_IN(base, 0, MPI_BYTE, 1, bnd_choice_even(&made, base, &pending, BND_FLAT, BND_NO_COPY, BND_ON_COMM,
            *comm, 1, *size, *size, MPI_BYTE), if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_WIN, MPI_Win, win, MPI_WIN_NULL);
    const int result = BND_C(MPI_Win_create)(d_base.address, *size, *disp_unit, bnd_f2c_Info(*info),
            bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_WIN, win));
    BND_HANDLE_MADE(MPI_WIN, Win, win);
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_win_create, MPI_WIN_CREATE)(const void *base, const MPI_Aint *size, const MPI_Fint *disp_unit,
        const MPI_Fint *info, const MPI_Fint *comm, MPI_Fint *win, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_create) && bnd_is_plain(base) && bnd_is_known_Info(*info) &&
            bnd_is_known_Comm(*comm), BND_SLOW_PATH(mpi_win_create)(base, size, disp_unit, info, comm, win, ierror));
    BND_HANDLE_ROOM(MPI_WIN, MPI_Win, win);
    const int result = BND_C(MPI_Win_create)(bnd_base(base), *size, *disp_unit, bnd_known_as_Info(*info),
            bnd_known_as_Comm(*comm), BND_HANDLE_ADDRESS(MPI_WIN, win));
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_MADE(MPI_WIN, Win, win);
}
#endif
