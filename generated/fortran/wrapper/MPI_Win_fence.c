/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_fence] through templates/fortran/wrapper.c.j2. */
/* Synchronise remote accesses collectively, separating epochs on a window. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_fence)
void BND_NAME(win_fence, WIN_FENCE)(const MPI_Fint *assert, const MPI_Fint *win, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(win_fence)(const MPI_Fint *assert, const MPI_Fint *win, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Win_fence)(*assert, bnd_f2c_Win(*win)));
}

void BND_NAME(win_fence, WIN_FENCE)(const MPI_Fint *assert, const MPI_Fint *win, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Win(*win), BND_OTHERWISE(win_fence)(assert, win, ierror));
    BND_RETURN(ierror, BND_C(Win_fence)(*assert, bnd_known_as_Win(*win)));
}
#endif
