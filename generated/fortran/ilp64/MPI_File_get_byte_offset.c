/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_byte_offset] through templates/fortran/ilp64.c.j2. */
/* Turn an offset relative to the view into an absolute byte position in the file. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_get_byte_offset.c"

#if BND_HAS(MPI_File_get_byte_offset)
void BND_WIDE_NAME(mpi_file_get_byte_offset, MPI_FILE_GET_BYTE_OFFSET)(const bnd_default_integer *fh,
        const MPI_Offset *offset, MPI_Offset *disp, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_file_get_byte_offset, MPI_FILE_GET_BYTE_OFFSET)(const bnd_default_integer *fh,
        const MPI_Offset *offset, MPI_Offset *disp, bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_get_byte_offset)(&int_fh, offset, disp, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
