/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_seek] through templates/fortran/ilp64.c.j2. */
/* Move the individual file pointer of the calling process. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_seek.c"

#if BND_HAS(MPI_File_seek)
void BND_WIDE_NAME(mpi_file_seek, MPI_FILE_SEEK)(const bnd_default_integer *fh, const MPI_Offset *offset,
        const bnd_default_integer *whence, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_file_seek, MPI_FILE_SEEK)(const bnd_default_integer *fh, const MPI_Offset *offset,
        const bnd_default_integer *whence, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *whence, 1, MPI_ERR_ARG, ierror, BND_ON_FILE, *fh);
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    const bnd_integer int_whence = BND_NARROWED(bnd_integer, *whence);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_seek)(&int_fh, offset, &int_whence, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
