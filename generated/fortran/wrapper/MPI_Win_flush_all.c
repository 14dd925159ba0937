/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_flush_all] through templates/fortran/wrapper.c.j2. */
/* Complete all pending operations to every target, locally and remotely. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_flush_all)
void BND_NAME(win_flush_all, WIN_FLUSH_ALL)(const MPI_Fint *win, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(win_flush_all)(const MPI_Fint *win, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Win_flush_all)(bnd_f2c_Win(*win)));
}

void BND_NAME(win_flush_all, WIN_FLUSH_ALL)(const MPI_Fint *win, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Win(*win), BND_OTHERWISE(win_flush_all)(win, ierror));
    BND_RETURN(ierror, BND_C(Win_flush_all)(bnd_known_as_Win(*win)));
}
#endif
