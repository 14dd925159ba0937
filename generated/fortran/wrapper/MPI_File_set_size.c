/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_size] through templates/fortran/wrapper.c.j2. */
/* Truncate or extend a file to a given number of bytes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_set_size)
BND_WRAPPER void BND_NAME(mpi_file_set_size, MPI_FILE_SET_SIZE)(const bnd_integer *fh, const MPI_Offset *size,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_set_size)(const bnd_integer *fh, const MPI_Offset *size,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_set_size, ierror, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_set_size)(bnd_f2c_File(*fh), *size));
}

BND_WRAPPER void BND_NAME(mpi_file_set_size, MPI_FILE_SET_SIZE)(const bnd_integer *fh, const MPI_Offset *size,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_set_size) && bnd_is_inline_f2c_File(*fh),
            BND_SLOW_PATH(mpi_file_set_size)(fh, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_set_size)(bnd_inline_f2c_File(*fh), *size));
}
#endif
