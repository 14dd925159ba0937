/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_preallocate] through templates/fortran/ilp64.c.j2. */
/* Reserve storage for the first bytes of a file, up to a given size. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_preallocate.c"

#if BND_HAS(MPI_File_preallocate)
void BND_WIDE_NAME(mpi_file_preallocate, MPI_FILE_PREALLOCATE)(const bnd_default_integer *fh, const MPI_Offset *size,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_file_preallocate, MPI_FILE_PREALLOCATE)(const bnd_default_integer *fh, const MPI_Offset *size,
        bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_preallocate)(&int_fh, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
