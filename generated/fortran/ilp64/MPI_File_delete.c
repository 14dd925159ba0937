/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_delete] through templates/fortran/ilp64.c.j2. */
/* Remove the file that has the given name from storage. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_delete.c"

#if BND_HAS(MPI_File_delete)
void BND_WIDE_NAME(mpi_file_delete, MPI_FILE_DELETE)(const char *filename, const bnd_default_integer *info,
        bnd_default_integer *ierror, bnd_length filename_len);

void BND_WIDE_NAME(mpi_file_delete, MPI_FILE_DELETE)(const char *filename, const bnd_default_integer *info,
        bnd_default_integer *ierror, bnd_length filename_len)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_delete)(filename, &int_info, &int_ierror, filename_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
