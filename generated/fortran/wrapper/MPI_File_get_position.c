/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_position] through templates/fortran/wrapper.c.j2. */
/* Return the current individual file pointer, counted in etypes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_get_position)
BND_WRAPPER void BND_NAME(mpi_file_get_position, MPI_FILE_GET_POSITION)(const bnd_integer *fh, MPI_Offset *offset,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_get_position)(const bnd_integer *fh, MPI_Offset *offset,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_get_position, ierror, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_get_position)(bnd_f2c_File(*fh), offset));
}

BND_WRAPPER void BND_NAME(mpi_file_get_position, MPI_FILE_GET_POSITION)(const bnd_integer *fh, MPI_Offset *offset,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_get_position) && bnd_is_inline_f2c_File(*fh),
            BND_SLOW_PATH(mpi_file_get_position)(fh, offset, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_get_position)(bnd_inline_f2c_File(*fh), offset));
}
#endif
