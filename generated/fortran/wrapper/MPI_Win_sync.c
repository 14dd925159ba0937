/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_sync] through templates/fortran/wrapper.c.j2. */
/* Bring the private and public copies of the local window memory into agreement. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_sync)
void BND_NAME(win_sync, WIN_SYNC)(const MPI_Fint *win, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(win_sync)(const MPI_Fint *win, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Win_sync)(bnd_f2c_Win(*win)));
}

void BND_NAME(win_sync, WIN_SYNC)(const MPI_Fint *win, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Win(*win), BND_OTHERWISE(win_sync)(win, ierror));
    BND_RETURN(ierror, BND_C(Win_sync)(bnd_known_as_Win(*win)));
}
#endif
