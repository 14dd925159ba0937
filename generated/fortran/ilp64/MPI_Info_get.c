/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get] through templates/fortran/ilp64.c.j2. */
/* Fetch the value of a key, cut to a maximum length (older interface). */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Info_get.c"

#if BND_HAS(MPI_Info_get)
void BND_WIDE_NAME(mpi_info_get, MPI_INFO_GET)(const bnd_default_integer *info, const char *key,
        const bnd_default_integer *valuelen, char *value, bnd_logical *flag, bnd_default_integer *ierror,
        bnd_length key_len, bnd_length value_len);

void BND_WIDE_NAME(mpi_info_get, MPI_INFO_GET)(const bnd_default_integer *info, const char *key,
        const bnd_default_integer *valuelen, char *value, bnd_logical *flag, bnd_default_integer *ierror,
        bnd_length key_len, bnd_length value_len)
{
    BND_NARROW_CHECK(bnd_integer, *valuelen, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_info = bnd_integer_handle(*info);
    const bnd_integer int_valuelen = BND_NARROWED(bnd_integer, *valuelen);
    bnd_integer int_ierror;
    BND_INNER(mpi_info_get)(&int_info, key, &int_valuelen, value, flag, &int_ierror, key_len, value_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
