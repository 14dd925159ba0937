/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_position] through templates/fortran/ilp64.c.j2. */
/* Return the current individual file pointer, counted in etypes. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_get_position.c"

#if BND_HAS(MPI_File_get_position)
void BND_WIDE_NAME(mpi_file_get_position, MPI_FILE_GET_POSITION)(const bnd_default_integer *fh, MPI_Offset *offset,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_file_get_position, MPI_FILE_GET_POSITION)(const bnd_default_integer *fh, MPI_Offset *offset,
        bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_get_position)(&int_fh, offset, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
