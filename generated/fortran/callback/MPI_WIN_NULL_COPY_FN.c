/* Do not edit: `bindery generate` writes this from specs/callbacks.toml [MPI_WIN_NULL_COPY_FN] through templates/fortran/callback.c.j2. */
/* Leave a window attribute out of the duplicate (predefined callback). */
#include "bnd_fortran.h"

#ifdef BND_F08
#define BND_CALLBACK BND_LINKED(bnd_f08_win_null_copy_fn, BND_F08_WIN_NULL_COPY_FN)
#else
#define BND_CALLBACK BND_LINKED(mpi_win_null_copy_fn, MPI_WIN_NULL_COPY_FN)
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
    (void)attribute_val_in;
    (void)attribute_val_out;
    *flag = BND_LOGICAL(0);
    *ierror = MPI_SUCCESS;
}
