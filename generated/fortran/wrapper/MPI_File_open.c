/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_open] through templates/fortran/wrapper.c.j2. */
/* Open a file collectively over a communicator, with access mode and hints. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_open)
void BND_NAME(mpi_file_open, MPI_FILE_OPEN)(const MPI_Fint *comm, const char *filename, const MPI_Fint *amode,
        const MPI_Fint *info, MPI_Fint *fh, MPI_Fint *ierror, bnd_length filename_len);

void BND_NAME(mpi_file_open, MPI_FILE_OPEN)(const MPI_Fint *comm, const char *filename, const MPI_Fint *amode,
        const MPI_Fint *info, MPI_Fint *fh, MPI_Fint *ierror, bnd_length filename_len)
{
    BND_REQUIRE(MPI_File_open, PMPI_File_call_errhandler(MPI_FILE_NULL, code));
    struct bnd_string c_filename;
    BND_HANDLE_LOCAL(MPI_FILE, MPI_File, fh, MPI_FILE_NULL);
    BND_STRING_IN(filename, BND_TRIM_TRAILING, filename_len, (void)0);
    const int result = BND_C(MPI_File_open)(bnd_f2c_Comm(*comm), c_filename.text, *amode, bnd_f2c_Info(*info),
            BND_HANDLE_ADDRESS(MPI_FILE, fh));
    bnd_string_free(&c_filename);
    BND_HANDLE_MADE(MPI_FILE, File, fh);
    BND_STORE_IERROR(ierror, result);
}
#endif
