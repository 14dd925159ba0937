/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_seek_shared] through templates/fortran/wrapper.c.j2. */
/* Move the shared file pointer, collectively and to the same place. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_seek_shared)
BND_WRAPPER void BND_NAME(mpi_file_seek_shared, MPI_FILE_SEEK_SHARED)(const bnd_integer *fh, const MPI_Offset *offset,
        const bnd_integer *whence, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_seek_shared)(const bnd_integer *fh, const MPI_Offset *offset,
        const bnd_integer *whence, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_seek_shared, ierror, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_seek_shared)(bnd_f2c_File(*fh), *offset, *whence));
}

BND_WRAPPER void BND_NAME(mpi_file_seek_shared, MPI_FILE_SEEK_SHARED)(const bnd_integer *fh, const MPI_Offset *offset,
        const bnd_integer *whence, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_seek_shared) && bnd_is_inline_f2c_File(*fh),
            BND_SLOW_PATH(mpi_file_seek_shared)(fh, offset, whence, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_seek_shared)(bnd_inline_f2c_File(*fh), *offset, *whence));
}
#endif
