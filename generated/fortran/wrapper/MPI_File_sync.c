/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_sync] through templates/fortran/wrapper.c.j2. */
/* Push written data of a file to storage and make updates by others visible. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_sync)
BND_WRAPPER void BND_NAME(mpi_file_sync, MPI_FILE_SYNC)(const bnd_integer *fh, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_sync)(const bnd_integer *fh, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_sync, ierror, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_sync)(bnd_f2c_File(*fh)));
}

BND_WRAPPER void BND_NAME(mpi_file_sync, MPI_FILE_SYNC)(const bnd_integer *fh, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_sync) && bnd_is_inline_f2c_File(*fh), BND_SLOW_PATH(mpi_file_sync)(fh,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_sync)(bnd_inline_f2c_File(*fh)));
}
#endif
