/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_detach] through templates/fortran/wrapper.c.j2. */
/* Stop exposing a piece of local memory through a dynamic window. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_detach)
void BND_NAME(win_detach, WIN_DETACH)(const MPI_Fint *win, void *base, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(win_detach)(const MPI_Fint *win, void *base, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Win_detach)(bnd_f2c_Win(*win), bnd_buffer(base)));
}

void BND_NAME(win_detach, WIN_DETACH)(const MPI_Fint *win, void *base, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Win(*win), BND_OTHERWISE(win_detach)(win, base, ierror));
    BND_RETURN(ierror, BND_C(Win_detach)(bnd_known_as_Win(*win), bnd_buffer(base)));
}
#endif
