/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_free_keyval] through templates/fortran/wrapper.c.j2. */
/* Free an attribute key that was made for windows. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_free_keyval)
void BND_NAME(win_free_keyval, WIN_FREE_KEYVAL)(MPI_Fint *win_keyval, MPI_Fint *ierror);

void BND_NAME(win_free_keyval, WIN_FREE_KEYVAL)(MPI_Fint *win_keyval, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Win_free_keyval)(win_keyval));
}
#endif
