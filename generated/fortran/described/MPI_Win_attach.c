/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_attach] through templates/fortran/described.c.j2. */
/* Expose a piece of local memory through a dynamic window. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Win_attach)
void BND_NAME(win_attach, WIN_ATTACH)(const MPI_Fint *win, const void *base, const MPI_Aint *size, MPI_Fint *ierror);

void BND_NAME(win_attach, WIN_ATTACH)(const MPI_Fint *win, const void *base, const MPI_Aint *size, MPI_Fint *ierror)
{
    struct bnd_choice d_base;
    BND_CHOICE_IN(base, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, INT_MAX,
            PMPI_Win_call_errhandler(PMPI_Win_f2c(*win), code));
    const int result = BND_C(Win_attach)(PMPI_Win_f2c(*win), d_base.to.address, *size);
    bnd_choice_out(&d_base, result);
    BND_RETURN(ierror, result);
}
#endif
