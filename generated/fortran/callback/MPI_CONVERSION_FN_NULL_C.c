/* Do not edit: `bindery generate` writes this from specs/callbacks.toml [MPI_CONVERSION_FN_NULL_C] through templates/fortran/callback.c.j2. */
/* Stand for a large-count conversion that is not needed. */
#include "bnd_fortran.h"

#ifdef BND_F08
#define BND_CALLBACK BND_LINKED(bnd_f08_conversion_fn_null_c, BND_F08_CONVERSION_FN_NULL_C)
#else
#define BND_CALLBACK BND_LINKED(mpi_conversion_fn_null_c, MPI_CONVERSION_FN_NULL_C)
#endif

void BND_CALLBACK(const void *userbuf, const bnd_default_integer *datatype, const MPI_Count *count,
        const void *filebuf, const MPI_Offset *position, const MPI_Aint *extra_state, bnd_default_integer *ierror);

void BND_CALLBACK(const void *userbuf, const bnd_default_integer *datatype, const MPI_Count *count,
        const void *filebuf, const MPI_Offset *position, const MPI_Aint *extra_state, bnd_default_integer *ierror)
{
    (void)userbuf;
    (void)datatype;
    (void)count;
    (void)filebuf;
    (void)position;
    (void)extra_state;
    *ierror = MPI_ERR_CONVERSION;
}
