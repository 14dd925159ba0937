/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_attach] through templates/fortran/wrapper.c.j2. */
/* Expose a piece of local memory through a dynamic window. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_attach)
void BND_NAME(win_attach, WIN_ATTACH)(const MPI_Fint *win, void *base, const MPI_Aint *size, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(win_attach)(const MPI_Fint *win, void *base, const MPI_Aint *size,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Win_attach)(bnd_f2c_Win(*win), bnd_buffer(base), *size));
}

void BND_NAME(win_attach, WIN_ATTACH)(const MPI_Fint *win, void *base, const MPI_Aint *size, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Win(*win), BND_OTHERWISE(win_attach)(win, base, size, ierror));
    BND_RETURN(ierror, BND_C(Win_attach)(bnd_known_as_Win(*win), bnd_buffer(base), *size));
}
#endif
