/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_complete] through templates/fortran/wrapper.c.j2. */
/* End the access epoch opened by a start call on a window. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_complete)
void BND_NAME(win_complete, WIN_COMPLETE)(const MPI_Fint *win, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(win_complete)(const MPI_Fint *win, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Win_complete)(bnd_f2c_Win(*win)));
}

void BND_NAME(win_complete, WIN_COMPLETE)(const MPI_Fint *win, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Win(*win), BND_OTHERWISE(win_complete)(win, ierror));
    BND_RETURN(ierror, BND_C(Win_complete)(bnd_known_as_Win(*win)));
}
#endif
