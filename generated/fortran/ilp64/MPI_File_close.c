/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_close] through templates/fortran/ilp64.c.j2. */
/* Flush and close a file, collectively over the group that opened it. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_close.c"

#if BND_HAS(MPI_File_close)
void BND_WIDE_NAME(mpi_file_close, MPI_FILE_CLOSE)(bnd_default_integer *fh, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_file_close, MPI_FILE_CLOSE)(bnd_default_integer *fh, bnd_default_integer *ierror)
{
    bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_close)(&int_fh, &int_ierror);
    bnd_integer_inout(fh, int_fh, bnd_integer_handle(*fh));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
