/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_amode] through templates/fortran/wrapper.c.j2. */
/* Return the access mode with which a file was opened. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_get_amode)
BND_WRAPPER void BND_NAME(mpi_file_get_amode, MPI_FILE_GET_AMODE)(const bnd_integer *fh, bnd_integer *amode,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_get_amode)(const bnd_integer *fh, bnd_integer *amode,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_get_amode, ierror, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_get_amode)(bnd_f2c_File(*fh), amode));
}

BND_WRAPPER void BND_NAME(mpi_file_get_amode, MPI_FILE_GET_AMODE)(const bnd_integer *fh, bnd_integer *amode,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_get_amode) && bnd_is_inline_f2c_File(*fh),
            BND_SLOW_PATH(mpi_file_get_amode)(fh, amode, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_get_amode)(bnd_inline_f2c_File(*fh), amode));
}
#endif
