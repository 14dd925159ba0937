/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_atomicity] through templates/fortran/wrapper.c.j2. */
/* Switch atomic mode on or off for a file, collectively. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_set_atomicity)
BND_WRAPPER void BND_NAME(mpi_file_set_atomicity, MPI_FILE_SET_ATOMICITY)(const bnd_integer *fh,
        const bnd_logical *flag, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_set_atomicity)(const bnd_integer *fh, const bnd_logical *flag,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_set_atomicity, ierror, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_set_atomicity)(bnd_f2c_File(*fh), BND_IS_TRUE(*flag)));
}

BND_WRAPPER void BND_NAME(mpi_file_set_atomicity, MPI_FILE_SET_ATOMICITY)(const bnd_integer *fh,
        const bnd_logical *flag, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_set_atomicity) && bnd_is_inline_f2c_File(*fh),
            BND_SLOW_PATH(mpi_file_set_atomicity)(fh, flag, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_set_atomicity)(bnd_inline_f2c_File(*fh), BND_IS_TRUE(*flag)));
}
#endif
