/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_set] through templates/fortran/ilp64.c.j2. */
/* Store a key with its value in an info object, replacing any old value. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Info_set.c"

#if BND_HAS(MPI_Info_set)
void BND_WIDE_NAME(mpi_info_set, MPI_INFO_SET)(const bnd_default_integer *info, const char *key, const char *value,
        bnd_default_integer *ierror, bnd_length key_len, bnd_length value_len);

void BND_WIDE_NAME(mpi_info_set, MPI_INFO_SET)(const bnd_default_integer *info, const char *key, const char *value,
        bnd_default_integer *ierror, bnd_length key_len, bnd_length value_len)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_ierror;
    BND_INNER(mpi_info_set)(&int_info, key, value, &int_ierror, key_len, value_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
