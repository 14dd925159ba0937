/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_sync] through templates/fortran/ilp64.c.j2. */
/* Push written data of a file to storage and make updates by others visible. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_sync.c"

#if BND_HAS(MPI_File_sync)
void BND_WIDE_NAME(mpi_file_sync, MPI_FILE_SYNC)(const bnd_default_integer *fh, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_file_sync, MPI_FILE_SYNC)(const bnd_default_integer *fh, bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_sync)(&int_fh, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
