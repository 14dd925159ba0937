/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_valuelen] through templates/fortran/wrapper.c.j2. */
/* Return the length of the value stored under a key (older interface). */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Info_get_valuelen)
BND_WRAPPER void BND_NAME(mpi_info_get_valuelen, MPI_INFO_GET_VALUELEN)(const bnd_integer *info, const char *key,
        bnd_integer *valuelen, bnd_logical *flag, bnd_integer *ierror, bnd_length key_len);

BND_WRAPPER void BND_NAME(mpi_info_get_valuelen, MPI_INFO_GET_VALUELEN)(const bnd_integer *info, const char *key,
        bnd_integer *valuelen, bnd_logical *flag, bnd_integer *ierror, bnd_length key_len)
{
    BND_REQUIRE(MPI_Info_get_valuelen, ierror, BND_ON_SELF, 0);
    struct bnd_string c_key;
    int c_flag = 0;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_key, key, key_len, BND_TRIM_BOTH), (void)0, ierror);
    const int result = BND_C(MPI_Info_get_valuelen)(bnd_f2c_Info(*info), c_key.text, valuelen, &c_flag);
    bnd_string_free(&c_key);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
