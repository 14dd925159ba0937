/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_atomicity] through templates/fortran/wrapper.c.j2. */
/* Tell whether atomic mode is switched on for a file. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_get_atomicity)
BND_WRAPPER void BND_NAME(mpi_file_get_atomicity, MPI_FILE_GET_ATOMICITY)(const bnd_integer *fh, bnd_logical *flag,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_file_get_atomicity, MPI_FILE_GET_ATOMICITY)(const bnd_integer *fh, bnd_logical *flag,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_get_atomicity, ierror, BND_ON_FILE, *fh);
    int c_flag = 0;
    const int result = BND_C(MPI_File_get_atomicity)(bnd_f2c_File(*fh), &c_flag);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
