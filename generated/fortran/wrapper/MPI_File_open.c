/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_open] through templates/fortran/wrapper.c.j2. */
/* Open a file collectively over a communicator, with access mode and hints. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_open)
BND_WRAPPER void BND_NAME(mpi_file_open, MPI_FILE_OPEN)(const bnd_integer *comm, const char *filename,
        const bnd_integer *amode, const bnd_integer *info, bnd_integer *fh, bnd_integer *ierror,
        bnd_length filename_len);

BND_WRAPPER void BND_NAME(mpi_file_open, MPI_FILE_OPEN)(const bnd_integer *comm, const char *filename,
        const bnd_integer *amode, const bnd_integer *info, bnd_integer *fh, bnd_integer *ierror,
        bnd_length filename_len)
{
    BND_REQUIRE(MPI_File_open, ierror, BND_ON_NO_FILE, 0);
    struct bnd_string c_filename;
    BND_HANDLE_LOCAL(MPI_FILE, MPI_File, c_fh, fh, MPI_FILE_NULL);
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_filename, filename, filename_len, BND_TRIM_TRAILING), (void)0, ierror);
    const int result = BND_C(MPI_File_open)(bnd_f2c_Comm(*comm), c_filename.text, *amode, bnd_f2c_Info(*info), c_fh);
    bnd_string_free(&c_filename);
    BND_HANDLE_CREATED(MPI_FILE, File, c_fh, fh, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
