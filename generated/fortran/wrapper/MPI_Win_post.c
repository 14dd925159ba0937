/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_post] through templates/fortran/wrapper.c.j2. */
/* Open an exposure epoch on the local window for a group of origin processes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_post)
void BND_NAME(win_post, WIN_POST)(const MPI_Fint *group, const MPI_Fint *assert, const MPI_Fint *win,
        MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(win_post)(const MPI_Fint *group, const MPI_Fint *assert, const MPI_Fint *win,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Win_post)(bnd_f2c_Group(*group), *assert, bnd_f2c_Win(*win)));
}

void BND_NAME(win_post, WIN_POST)(const MPI_Fint *group, const MPI_Fint *assert, const MPI_Fint *win, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Group(*group) && bnd_is_known_Win(*win), BND_OTHERWISE(win_post)(group, assert, win,
            ierror));
    BND_RETURN(ierror, BND_C(Win_post)(bnd_known_as_Group(*group), *assert, bnd_known_as_Win(*win)));
}
#endif
