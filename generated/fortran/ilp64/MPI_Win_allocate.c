/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_allocate] through templates/fortran/ilp64.c.j2. */
/* Allocate local memory and create a window that exposes it to a communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_allocate_c.c"

#if BND_HAS(MPI_Win_allocate_c) || BND_HAS(MPI_Win_allocate)
void BND_WIDE_NAME(mpi_win_allocate, MPI_WIN_ALLOCATE)(const MPI_Aint *size, const MPI_Aint *disp_unit,
        const bnd_default_integer *info, const bnd_default_integer *comm, void *baseptr, bnd_default_integer *win,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_win_allocate_c)(const MPI_Aint *size,
        const MPI_Aint *disp_unit, const bnd_integer *info, const bnd_integer *comm, void *baseptr, bnd_integer *win,
        bnd_integer *ierror)
{
#if !BND_HAS(MPI_Win_allocate_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Win_allocate_c) && bnd_is_inline_f2c_Info(*info) &&
            bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_HANDLE_UNSET(MPI_WIN, MPI_Win, c_win, win);
    const int result = BND_C(MPI_Win_allocate_c)(*size, *disp_unit, bnd_inline_f2c_Info(*info),
            bnd_inline_f2c_Comm(*comm), baseptr, c_win);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_WIN, Win, c_win, win, result);
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_win_allocate)(const MPI_Aint *size, const MPI_Aint *disp_unit,
        const bnd_default_integer *info, const bnd_default_integer *comm, void *baseptr, bnd_default_integer *win,
        bnd_default_integer *ierror)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_win = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_win_allocate_c)(size, disp_unit, &int_info, &int_comm, baseptr, &int_win, &int_ierror);
    bnd_integer_out(win, int_win);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_win_allocate, MPI_WIN_ALLOCATE)(const MPI_Aint *size, const MPI_Aint *disp_unit,
        const bnd_default_integer *info, const bnd_default_integer *comm, void *baseptr, bnd_default_integer *win,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(info) | bnd_high_half(comm), bnd_fits(info) && bnd_fits(comm)),
            BND_WIDE_SLOW_PATH(mpi_win_allocate)(size, disp_unit, info, comm, baseptr, win, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_win_allocate_c)(size, disp_unit, bnd_low_half(info), bnd_low_half(comm),
            baseptr, (bnd_integer *)bnd_low_half(win), &int_ierror), BND_WIDE_SLOW_PATH(mpi_win_allocate)(size,
            disp_unit, info, comm, baseptr, win, ierror));
    bnd_widen(win);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
