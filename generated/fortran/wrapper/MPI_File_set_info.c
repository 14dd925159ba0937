/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_info] through templates/fortran/wrapper.c.j2. */
/* Change the hints attached to a file, collectively over its group. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_set_info)
BND_WRAPPER void BND_NAME(mpi_file_set_info, MPI_FILE_SET_INFO)(const bnd_integer *fh, const bnd_integer *info,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_set_info)(const bnd_integer *fh, const bnd_integer *info,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_set_info, ierror, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_set_info)(bnd_f2c_File(*fh), bnd_f2c_Info(*info)));
}

BND_WRAPPER void BND_NAME(mpi_file_set_info, MPI_FILE_SET_INFO)(const bnd_integer *fh, const bnd_integer *info,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_set_info) && bnd_is_inline_f2c_File(*fh) &&
            bnd_is_inline_f2c_Info(*info), BND_SLOW_PATH(mpi_file_set_info)(fh, info, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_set_info)(bnd_inline_f2c_File(*fh), bnd_inline_f2c_Info(*info)));
}
#endif
