/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_flush] through templates/fortran/wrapper.c.j2. */
/* Complete all pending operations to one target, both locally and at that target. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_flush)
void BND_NAME(win_flush, WIN_FLUSH)(const MPI_Fint *rank, const MPI_Fint *win, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(win_flush)(const MPI_Fint *rank, const MPI_Fint *win, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Win_flush)(*rank, bnd_f2c_Win(*win)));
}

void BND_NAME(win_flush, WIN_FLUSH)(const MPI_Fint *rank, const MPI_Fint *win, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Win(*win), BND_OTHERWISE(win_flush)(rank, win, ierror));
    BND_RETURN(ierror, BND_C(Win_flush)(*rank, bnd_known_as_Win(*win)));
}
#endif
