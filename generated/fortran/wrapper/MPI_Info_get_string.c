/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_string] through templates/fortran/wrapper.c.j2. */
/* Fetch the value of a key together with the buffer length it needs. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Info_get_string)
BND_WRAPPER void BND_NAME(mpi_info_get_string, MPI_INFO_GET_STRING)(const bnd_integer *info, const char *key,
        bnd_integer *buflen, char *value, bnd_logical *flag, bnd_integer *ierror, bnd_length key_len,
        bnd_length value_len);

BND_WRAPPER void BND_NAME(mpi_info_get_string, MPI_INFO_GET_STRING)(const bnd_integer *info, const char *key,
        bnd_integer *buflen, char *value, bnd_logical *flag, bnd_integer *ierror, bnd_length key_len,
        bnd_length value_len)
{
    BND_REQUIRE(MPI_Info_get_string, ierror, BND_ON_SELF, 0);
    struct bnd_string c_key;
    struct bnd_inout_length c_buflen = bnd_inout_length_from_fortran(*buflen, value_len);
    struct bnd_string c_value;
    int c_flag = 0;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_key, key, key_len, BND_TRIM_BOTH), (void)0, ierror);
    BND_CHECK_MEMORY(bnd_string_reserve(&c_value, c_buflen.given), bnd_string_free(&c_key), ierror);
    const int result = BND_C(MPI_Info_get_string)(bnd_f2c_Info(*info), c_key.text, &c_buflen.in_c, c_value.text,
            &c_flag);
    bnd_string_free(&c_key);
    if (result == MPI_SUCCESS && c_flag) *buflen = bnd_inout_length_to_fortran(&c_buflen);
    bnd_string_copy_out(value, value_len, &c_value, result == MPI_SUCCESS && c_flag && c_buflen.given > 0);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
