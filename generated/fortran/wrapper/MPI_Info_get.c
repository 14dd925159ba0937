/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get] through templates/fortran/wrapper.c.j2. */
/* Fetch the value of a key, cut to a maximum length (older interface). */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Info_get)
BND_WRAPPER void BND_NAME(mpi_info_get, MPI_INFO_GET)(const bnd_integer *info, const char *key,
        const bnd_integer *valuelen, char *value, bnd_logical *flag, bnd_integer *ierror, bnd_length key_len,
        bnd_length value_len);

BND_WRAPPER void BND_NAME(mpi_info_get, MPI_INFO_GET)(const bnd_integer *info, const char *key,
        const bnd_integer *valuelen, char *value, bnd_logical *flag, bnd_integer *ierror, bnd_length key_len,
        bnd_length value_len)
{
    BND_REQUIRE(MPI_Info_get, ierror, BND_ON_SELF, 0);
    struct bnd_string c_key;
    struct bnd_string c_value;
    int c_flag = 0;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_key, key, key_len, BND_TRIM_BOTH), (void)0, ierror);
    BND_CHECK_MEMORY(bnd_string_reserve(&c_value, *valuelen), bnd_string_free(&c_key), ierror);
    const int result = BND_C(MPI_Info_get)(bnd_f2c_Info(*info), c_key.text, *valuelen, c_value.text, &c_flag);
    bnd_string_free(&c_key);
    bnd_string_copy_out(value, BND_CUT(value_len, *valuelen), &c_value, result == MPI_SUCCESS && c_flag);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
