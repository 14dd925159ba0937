/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_nthkey] through templates/fortran/ilp64.c.j2. */
/* Return the key at a given position in an info object. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Info_get_nthkey.c"

#if BND_HAS(MPI_Info_get_nthkey)
void BND_WIDE_NAME(mpi_info_get_nthkey, MPI_INFO_GET_NTHKEY)(const bnd_default_integer *info,
        const bnd_default_integer *n, char *key, bnd_default_integer *ierror, bnd_length key_len);

void BND_WIDE_NAME(mpi_info_get_nthkey, MPI_INFO_GET_NTHKEY)(const bnd_default_integer *info,
        const bnd_default_integer *n, char *key, bnd_default_integer *ierror, bnd_length key_len)
{
    BND_NARROW_CHECK(bnd_integer, *n, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_info = bnd_integer_handle(*info);
    const bnd_integer int_n = BND_NARROWED(bnd_integer, *n);
    bnd_integer int_ierror;
    BND_INNER(mpi_info_get_nthkey)(&int_info, &int_n, key, &int_ierror, key_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
