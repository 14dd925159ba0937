/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_string] through templates/fortran/wrapper.c.j2. */
/* Fetch the value of a key together with the buffer length it needs. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Info_get_string)
void BND_NAME(mpi_info_get_string, MPI_INFO_GET_STRING)(const MPI_Fint *info, const char *key, MPI_Fint *buflen,
        char *value, bnd_logical *flag, MPI_Fint *ierror, bnd_length key_len, bnd_length value_len);

void BND_NAME(mpi_info_get_string, MPI_INFO_GET_STRING)(const MPI_Fint *info, const char *key, MPI_Fint *buflen,
        char *value, bnd_logical *flag, MPI_Fint *ierror, bnd_length key_len, bnd_length value_len)
{
    BND_REQUIRE(MPI_Info_get_string, bnd_raise(code));
    struct bnd_string c_key;
    BND_LENGTH_IN(buflen, value);
    struct bnd_string c_value;
    int c_flag = 0;
    BND_STRING_IN(key, BND_TRIM_BOTH, key_len, (void)0);
    BND_STRING_ROOM(value, given_buflen, bnd_string_free(&c_key));
    const int result = BND_C(MPI_Info_get_string)(bnd_f2c_Info(*info), c_key.text, &c_buflen, c_value.text, &c_flag);
    bnd_string_free(&c_key);
    if (result == MPI_SUCCESS && c_flag) *buflen = bnd_length_out(c_buflen);
    bnd_string_back(value, value_len, &c_value, result == MPI_SUCCESS && c_flag && given_buflen > 0);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
