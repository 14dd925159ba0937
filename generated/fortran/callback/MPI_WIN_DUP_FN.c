/* Do not edit: `bindery generate` writes this from specs/callbacks.toml [MPI_WIN_DUP_FN] through templates/fortran/callback.c.j2. */
/* Copy a window attribute unchanged to the duplicate (predefined callback). */
#include "bnd_fortran.h"

#ifdef BND_F08
#define BND_CALLBACK BND_LINKED(bnd_f08_win_dup_fn, BND_F08_WIN_DUP_FN)
#else
#define BND_CALLBACK BND_LINKED(mpi_win_dup_fn, MPI_WIN_DUP_FN)
#endif

void BND_CALLBACK(const bnd_default_integer *oldwin, const bnd_default_integer *win_keyval,
        const MPI_Aint *extra_state, const MPI_Aint *attribute_val_in, MPI_Aint *attribute_val_out, bnd_logical *flag,
        bnd_default_integer *ierror);

void BND_CALLBACK(const bnd_default_integer *oldwin, const bnd_default_integer *win_keyval,
        const MPI_Aint *extra_state, const MPI_Aint *attribute_val_in, MPI_Aint *attribute_val_out, bnd_logical *flag,
        bnd_default_integer *ierror)
{
    (void)oldwin;
    (void)win_keyval;
    (void)extra_state;
    *attribute_val_out = *attribute_val_in;
    *flag = BND_LOGICAL(1);
    *ierror = MPI_SUCCESS;
}
