/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_delete] through templates/fortran/wrapper.c.j2. */
/* Remove one key and its value from an info object. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Info_delete)
BND_WRAPPER void BND_NAME(mpi_info_delete, MPI_INFO_DELETE)(const bnd_integer *info, const char *key,
        bnd_integer *ierror, bnd_length key_len);

BND_WRAPPER void BND_NAME(mpi_info_delete, MPI_INFO_DELETE)(const bnd_integer *info, const char *key,
        bnd_integer *ierror, bnd_length key_len)
{
    BND_REQUIRE(MPI_Info_delete, ierror, BND_ON_SELF, 0);
    struct bnd_string c_key;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_key, key, key_len, BND_TRIM_BOTH), (void)0, ierror);
    const int result = BND_C(MPI_Info_delete)(bnd_f2c_Info(*info), c_key.text);
    bnd_string_free(&c_key);
    BND_STORE_IERROR(ierror, result);
}
#endif
