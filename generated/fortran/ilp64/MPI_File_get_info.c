/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_info] through templates/fortran/ilp64.c.j2. */
/* Obtain a new info object holding the hints in use for a file. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_get_info.c"

#if BND_HAS(MPI_File_get_info)
void BND_WIDE_NAME(mpi_file_get_info, MPI_FILE_GET_INFO)(const bnd_default_integer *fh, bnd_default_integer *info_used,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_file_get_info, MPI_FILE_GET_INFO)(const bnd_default_integer *fh, bnd_default_integer *info_used,
        bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_info_used = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_file_get_info)(&int_fh, &int_info_used, &int_ierror);
    bnd_integer_out(info_used, int_info_used);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
