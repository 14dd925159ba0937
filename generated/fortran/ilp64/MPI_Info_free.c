/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_free] through templates/fortran/ilp64.c.j2. */
/* Free an info object and set its handle to null. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Info_free.c"

#if BND_HAS(MPI_Info_free)
void BND_WIDE_NAME(mpi_info_free, MPI_INFO_FREE)(bnd_default_integer *info, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_info_free, MPI_INFO_FREE)(bnd_default_integer *info, bnd_default_integer *ierror)
{
    bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_ierror;
    BND_INNER(mpi_info_free)(&int_info, &int_ierror);
    bnd_integer_inout(info, int_info, bnd_integer_handle(*info));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
