/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_position_shared] through templates/fortran/wrapper.c.j2. */
/* Return the current shared file pointer, counted in etypes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_get_position_shared)
BND_WRAPPER void BND_NAME(mpi_file_get_position_shared, MPI_FILE_GET_POSITION_SHARED)(const bnd_integer *fh,
        MPI_Offset *offset, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_get_position_shared)(const bnd_integer *fh, MPI_Offset *offset,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_get_position_shared, ierror, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_get_position_shared)(bnd_f2c_File(*fh), offset));
}

BND_WRAPPER void BND_NAME(mpi_file_get_position_shared, MPI_FILE_GET_POSITION_SHARED)(const bnd_integer *fh,
        MPI_Offset *offset, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_get_position_shared) && bnd_is_inline_f2c_File(*fh),
            BND_SLOW_PATH(mpi_file_get_position_shared)(fh, offset, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_get_position_shared)(bnd_inline_f2c_File(*fh), offset));
}
#endif
