/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_create] through templates/fortran/described.c.j2. */
/* Create a window over memory that each process already owns. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Win_create_c)
void BND_NAME(win_create_c, WIN_CREATE_C)(const void *base, const MPI_Aint *size, const MPI_Aint *disp_unit,
        const MPI_Fint *info, const MPI_Fint *comm, MPI_Fint *win, MPI_Fint *ierror);

void BND_NAME(win_create_c, WIN_CREATE_C)(const void *base, const MPI_Aint *size, const MPI_Aint *disp_unit,
        const MPI_Fint *info, const MPI_Fint *comm, MPI_Fint *win, MPI_Fint *ierror)
{
    struct bnd_choice d_base;
    BND_CHOICE_IN(base, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, LLONG_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    MPI_Win c_win = MPI_WIN_NULL;
    const int result = BND_C(Win_create_c)(d_base.to.address, *size, *disp_unit, PMPI_Info_f2c(*info),
            PMPI_Comm_f2c(*comm), &c_win);
    bnd_choice_out(&d_base, result);
    if (result == MPI_SUCCESS) *win = PMPI_Win_c2f(c_win);
    BND_RETURN(ierror, result);
}
#endif
