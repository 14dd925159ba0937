/* Do not edit: `bindery generate` writes this from specs/callbacks.toml [MPI_CONVERSION_FN_NULL] through templates/fortran/callback.c.j2. */
/* Mark a data representation that needs no conversion function of its own. */
#include "bnd_fortran.h"

#ifdef BND_F08
#define BND_CALLBACK BND_LINKED(bnd_f08_conversion_fn_null, BND_F08_CONVERSION_FN_NULL)
#else
#define BND_CALLBACK BND_LINKED(mpi_conversion_fn_null, MPI_CONVERSION_FN_NULL)
#endif

void BND_CALLBACK(const void *userbuf, const bnd_default_integer *datatype, const bnd_default_integer *count,
        const void *filebuf, const MPI_Offset *position, const MPI_Aint *extra_state, bnd_default_integer *ierror);

void BND_CALLBACK(const void *userbuf, const bnd_default_integer *datatype, const bnd_default_integer *count,
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
