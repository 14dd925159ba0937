/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_delete] through templates/fortran/ilp64.c.j2. */
/* Remove one key and its value from an info object. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Info_delete.c"

#if BND_HAS(MPI_Info_delete)
void BND_WIDE_NAME(mpi_info_delete, MPI_INFO_DELETE)(const bnd_default_integer *info, const char *key,
        bnd_default_integer *ierror, bnd_length key_len);

void BND_WIDE_NAME(mpi_info_delete, MPI_INFO_DELETE)(const bnd_default_integer *info, const char *key,
        bnd_default_integer *ierror, bnd_length key_len)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_ierror;
    BND_INNER(mpi_info_delete)(&int_info, key, &int_ierror, key_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
