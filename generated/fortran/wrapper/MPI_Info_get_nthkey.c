/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_nthkey] through templates/fortran/wrapper.c.j2. */
/* Return the key at a given position in an info object. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Info_get_nthkey)
BND_WRAPPER void BND_NAME(mpi_info_get_nthkey, MPI_INFO_GET_NTHKEY)(const bnd_integer *info, const bnd_integer *n,
        char *key, bnd_integer *ierror, bnd_length key_len);

BND_WRAPPER void BND_NAME(mpi_info_get_nthkey, MPI_INFO_GET_NTHKEY)(const bnd_integer *info, const bnd_integer *n,
        char *key, bnd_integer *ierror, bnd_length key_len)
{
    BND_REQUIRE(MPI_Info_get_nthkey, ierror, BND_ON_SELF, 0);
    char c_key[MPI_MAX_INFO_KEY];
    const int result = BND_C(MPI_Info_get_nthkey)(bnd_f2c_Info(*info), *n, c_key);
    if (result == MPI_SUCCESS) bnd_string_to_fortran(key, key_len, c_key);
    BND_STORE_IERROR(ierror, result);
}
#endif
