/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_seek_shared] through templates/fortran/ilp64.c.j2. */
/* Move the shared file pointer, collectively and to the same place. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_seek_shared.c"

#if BND_HAS(MPI_File_seek_shared)
void BND_WIDE_NAME(mpi_file_seek_shared, MPI_FILE_SEEK_SHARED)(const bnd_default_integer *fh, const MPI_Offset *offset,
        const bnd_default_integer *whence, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_file_seek_shared, MPI_FILE_SEEK_SHARED)(const bnd_default_integer *fh, const MPI_Offset *offset,
        const bnd_default_integer *whence, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *whence, 1, MPI_ERR_ARG, ierror, BND_ON_FILE, *fh);
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    const bnd_integer int_whence = BND_NARROWED(bnd_integer, *whence);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_seek_shared)(&int_fh, offset, &int_whence, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
