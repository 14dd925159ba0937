/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_delete] through templates/fortran/wrapper.c.j2. */
/* Remove the file that has the given name from storage. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_delete)
void BND_NAME(mpi_file_delete, MPI_FILE_DELETE)(const char *filename, const MPI_Fint *info, MPI_Fint *ierror,
        bnd_length filename_len);

void BND_NAME(mpi_file_delete, MPI_FILE_DELETE)(const char *filename, const MPI_Fint *info, MPI_Fint *ierror,
        bnd_length filename_len)
{
    BND_REQUIRE(MPI_File_delete, PMPI_File_call_errhandler(MPI_FILE_NULL, code));
    struct bnd_string c_filename;
    BND_STRING_IN(filename, BND_TRIM_TRAILING, filename_len, (void)0);
    const int result = BND_C(MPI_File_delete)(c_filename.text, bnd_f2c_Info(*info));
    bnd_string_free(&c_filename);
    BND_STORE_IERROR(ierror, result);
}
#endif
