/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_dup] through templates/fortran/ilp64.c.j2. */
/* Create a copy of an info object with the same keys, values and order. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Info_dup.c"

#if BND_HAS(MPI_Info_dup)
void BND_WIDE_NAME(mpi_info_dup, MPI_INFO_DUP)(const bnd_default_integer *info, bnd_default_integer *newinfo,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_info_dup, MPI_INFO_DUP)(const bnd_default_integer *info, bnd_default_integer *newinfo,
        bnd_default_integer *ierror)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_newinfo = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_info_dup)(&int_info, &int_newinfo, &int_ierror);
    bnd_integer_out(newinfo, int_newinfo);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
