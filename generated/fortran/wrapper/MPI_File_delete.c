/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_delete] through templates/fortran/wrapper.c.j2. */
/* Remove the file that has the given name from storage. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_delete)
BND_WRAPPER void BND_NAME(mpi_file_delete, MPI_FILE_DELETE)(const char *filename, const bnd_integer *info,
        bnd_integer *ierror, bnd_length filename_len);

BND_WRAPPER void BND_NAME(mpi_file_delete, MPI_FILE_DELETE)(const char *filename, const bnd_integer *info,
        bnd_integer *ierror, bnd_length filename_len)
{
    BND_REQUIRE(MPI_File_delete, ierror, BND_ON_NO_FILE, 0);
    struct bnd_string c_filename;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_filename, filename, filename_len, BND_TRIM_TRAILING), (void)0, ierror);
    const int result = BND_C(MPI_File_delete)(c_filename.text, bnd_f2c_Info(*info));
    bnd_string_free(&c_filename);
    BND_STORE_IERROR(ierror, result);
}
#endif
