/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_set] through templates/fortran/wrapper.c.j2. */
/* Store a key with its value in an info object, replacing any old value. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Info_set)
BND_WRAPPER void BND_NAME(mpi_info_set, MPI_INFO_SET)(const bnd_integer *info, const char *key, const char *value,
        bnd_integer *ierror, bnd_length key_len, bnd_length value_len);

BND_WRAPPER void BND_NAME(mpi_info_set, MPI_INFO_SET)(const bnd_integer *info, const char *key, const char *value,
        bnd_integer *ierror, bnd_length key_len, bnd_length value_len)
{
    BND_REQUIRE(MPI_Info_set, ierror, BND_ON_SELF, 0);
    struct bnd_string c_key;
    struct bnd_string c_value;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_key, key, key_len, BND_TRIM_BOTH), (void)0, ierror);
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_value, value, value_len, BND_TRIM_BOTH), bnd_string_free(&c_key),
            ierror);
    const int result = BND_C(MPI_Info_set)(bnd_f2c_Info(*info), c_key.text, c_value.text);
    bnd_string_free(&c_key);
    bnd_string_free(&c_value);
    BND_STORE_IERROR(ierror, result);
}
#endif
