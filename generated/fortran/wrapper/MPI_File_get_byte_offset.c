/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_byte_offset] through templates/fortran/wrapper.c.j2. */
/* Turn an offset relative to the view into an absolute byte position in the file. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_get_byte_offset)
BND_WRAPPER void BND_NAME(mpi_file_get_byte_offset, MPI_FILE_GET_BYTE_OFFSET)(const bnd_integer *fh,
        const MPI_Offset *offset, MPI_Offset *disp, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_get_byte_offset)(const bnd_integer *fh, const MPI_Offset *offset,
        MPI_Offset *disp, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_get_byte_offset, ierror, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_get_byte_offset)(bnd_f2c_File(*fh), *offset, disp));
}

BND_WRAPPER void BND_NAME(mpi_file_get_byte_offset, MPI_FILE_GET_BYTE_OFFSET)(const bnd_integer *fh,
        const MPI_Offset *offset, MPI_Offset *disp, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_get_byte_offset) && bnd_is_inline_f2c_File(*fh),
            BND_SLOW_PATH(mpi_file_get_byte_offset)(fh, offset, disp, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_get_byte_offset)(bnd_inline_f2c_File(*fh), *offset, disp));
}
#endif
