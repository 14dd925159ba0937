/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_string] through templates/fortran/ilp64.c.j2. */
/* Fetch the value of a key together with the buffer length it needs. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Info_get_string.c"

#if BND_HAS(MPI_Info_get_string)
void BND_WIDE_NAME(mpi_info_get_string, MPI_INFO_GET_STRING)(const bnd_default_integer *info, const char *key,
        bnd_default_integer *buflen, char *value, bnd_logical *flag, bnd_default_integer *ierror, bnd_length key_len,
        bnd_length value_len);

void BND_WIDE_NAME(mpi_info_get_string, MPI_INFO_GET_STRING)(const bnd_default_integer *info, const char *key,
        bnd_default_integer *buflen, char *value, bnd_logical *flag, bnd_default_integer *ierror, bnd_length key_len,
        bnd_length value_len)
{
    BND_NARROW_CHECK(bnd_integer, *buflen, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_buflen = BND_NARROWED(bnd_integer, *buflen);
    bnd_integer int_ierror;
    BND_INNER(mpi_info_get_string)(&int_info, key, &int_buflen, value, flag, &int_ierror, key_len, value_len);
    bnd_integer_inout(buflen, int_buflen, BND_NARROWED(bnd_integer, *buflen));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
