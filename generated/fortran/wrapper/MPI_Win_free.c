/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_free] through templates/fortran/wrapper.c.j2. */
/* Free a window collectively and set its handle to null. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_free)
void BND_NAME(win_free, WIN_FREE)(MPI_Fint *win, MPI_Fint *ierror);

void BND_NAME(win_free, WIN_FREE)(MPI_Fint *win, MPI_Fint *ierror)
{
    MPI_Win c_win = PMPI_Win_f2c(*win);
    const int result = BND_C(Win_free)(&c_win);
    *win = PMPI_Win_c2f(c_win);
    BND_RETURN(ierror, result);
}
#endif
