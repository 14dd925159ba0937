/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_valuelen] through templates/fortran/ilp64.c.j2. */
/* Return the length of the value stored under a key (older interface). */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Info_get_valuelen.c"

#if BND_HAS(MPI_Info_get_valuelen)
void BND_WIDE_NAME(mpi_info_get_valuelen, MPI_INFO_GET_VALUELEN)(const bnd_default_integer *info, const char *key,
        bnd_default_integer *valuelen, bnd_logical *flag, bnd_default_integer *ierror, bnd_length key_len);

void BND_WIDE_NAME(mpi_info_get_valuelen, MPI_INFO_GET_VALUELEN)(const bnd_default_integer *info, const char *key,
        bnd_default_integer *valuelen, bnd_logical *flag, bnd_default_integer *ierror, bnd_length key_len)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_valuelen = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_info_get_valuelen)(&int_info, key, &int_valuelen, flag, &int_ierror, key_len);
    bnd_integer_out(valuelen, int_valuelen);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
