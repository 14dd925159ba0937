/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_preallocate] through templates/fortran/wrapper.c.j2. */
/* Reserve storage for the first bytes of a file, up to a given size. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_preallocate)
BND_WRAPPER void BND_NAME(mpi_file_preallocate, MPI_FILE_PREALLOCATE)(const bnd_integer *fh, const MPI_Offset *size,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_preallocate)(const bnd_integer *fh, const MPI_Offset *size,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_preallocate, ierror, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_preallocate)(bnd_f2c_File(*fh), *size));
}

BND_WRAPPER void BND_NAME(mpi_file_preallocate, MPI_FILE_PREALLOCATE)(const bnd_integer *fh, const MPI_Offset *size,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_preallocate) && bnd_is_inline_f2c_File(*fh),
            BND_SLOW_PATH(mpi_file_preallocate)(fh, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_preallocate)(bnd_inline_f2c_File(*fh), *size));
}
#endif
