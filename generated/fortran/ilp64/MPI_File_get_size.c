/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_size] through templates/fortran/ilp64.c.j2. */
/* Return the current size of an open file in bytes. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_get_size.c"

#if BND_HAS(MPI_File_get_size)
void BND_WIDE_NAME(mpi_file_get_size, MPI_FILE_GET_SIZE)(const bnd_default_integer *fh, MPI_Offset *size,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_file_get_size, MPI_FILE_GET_SIZE)(const bnd_default_integer *fh, MPI_Offset *size,
        bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_get_size)(&int_fh, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
