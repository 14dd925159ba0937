/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_set] through templates/fortran/wrapper.c.j2. */
/* Store a key with its value in an info object, replacing any old value. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Info_set)
void BND_NAME(mpi_info_set, MPI_INFO_SET)(const MPI_Fint *info, const char *key, const char *value, MPI_Fint *ierror,
        bnd_length key_len, bnd_length value_len);

void BND_NAME(mpi_info_set, MPI_INFO_SET)(const MPI_Fint *info, const char *key, const char *value, MPI_Fint *ierror,
        bnd_length key_len, bnd_length value_len)
{
    BND_REQUIRE(MPI_Info_set, bnd_raise(code));
    struct bnd_string c_key;
    struct bnd_string c_value;
    BND_STRING_IN(key, BND_TRIM_BOTH, key_len, (void)0);
    BND_STRING_IN(value, BND_TRIM_BOTH, value_len, bnd_string_free(&c_key));
    const int result = BND_C(MPI_Info_set)(bnd_f2c_Info(*info), c_key.text, c_value.text);
    bnd_string_free(&c_key);
    bnd_string_free(&c_value);
    BND_STORE_IERROR(ierror, result);
}
#endif
