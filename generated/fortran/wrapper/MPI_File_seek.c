/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_seek] through templates/fortran/wrapper.c.j2. */
/* Move the individual file pointer of the calling process. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_seek)
BND_WRAPPER void BND_NAME(mpi_file_seek, MPI_FILE_SEEK)(const bnd_integer *fh, const MPI_Offset *offset,
        const bnd_integer *whence, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_seek)(const bnd_integer *fh, const MPI_Offset *offset,
        const bnd_integer *whence, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_seek, ierror, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_seek)(bnd_f2c_File(*fh), *offset, *whence));
}

BND_WRAPPER void BND_NAME(mpi_file_seek, MPI_FILE_SEEK)(const bnd_integer *fh, const MPI_Offset *offset,
        const bnd_integer *whence, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_seek) && bnd_is_inline_f2c_File(*fh), BND_SLOW_PATH(mpi_file_seek)(fh,
            offset, whence, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_seek)(bnd_inline_f2c_File(*fh), *offset, *whence));
}
#endif
