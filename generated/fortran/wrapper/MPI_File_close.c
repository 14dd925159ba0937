/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_close] through templates/fortran/wrapper.c.j2. */
/* Flush and close a file, collectively over the group that opened it. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_close)
BND_WRAPPER void BND_NAME(mpi_file_close, MPI_FILE_CLOSE)(bnd_integer *fh, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_file_close, MPI_FILE_CLOSE)(bnd_integer *fh, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_close, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_FILE, MPI_File, c_fh, fh, bnd_f2c_File(*fh));
    const int result = BND_C(MPI_File_close)(c_fh);
    BND_HANDLE_COPY_OUT(MPI_FILE, File, c_fh, fh);
    BND_STORE_IERROR(ierror, result);
}
#endif
