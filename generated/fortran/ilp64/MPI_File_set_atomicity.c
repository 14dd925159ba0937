/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_atomicity] through templates/fortran/ilp64.c.j2. */
/* Switch atomic mode on or off for a file, collectively. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_set_atomicity.c"

#if BND_HAS(MPI_File_set_atomicity)
void BND_WIDE_NAME(mpi_file_set_atomicity, MPI_FILE_SET_ATOMICITY)(const bnd_default_integer *fh,
        const bnd_logical *flag, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_file_set_atomicity, MPI_FILE_SET_ATOMICITY)(const bnd_default_integer *fh,
        const bnd_logical *flag, bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_set_atomicity)(&int_fh, flag, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
