/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_view] through templates/fortran/ilp64.c.j2. */
/* Return the displacement, etype, filetype and representation of a file view. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_get_view.c"

#if BND_HAS(MPI_File_get_view)
void BND_WIDE_NAME(mpi_file_get_view, MPI_FILE_GET_VIEW)(const bnd_default_integer *fh, MPI_Offset *disp,
        bnd_default_integer *etype, bnd_default_integer *filetype, char *datarep, bnd_default_integer *ierror,
        bnd_length datarep_len);

void BND_WIDE_NAME(mpi_file_get_view, MPI_FILE_GET_VIEW)(const bnd_default_integer *fh, MPI_Offset *disp,
        bnd_default_integer *etype, bnd_default_integer *filetype, char *datarep, bnd_default_integer *ierror,
        bnd_length datarep_len)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_etype = BND_INTEGER_UNSET;
    bnd_integer int_filetype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_file_get_view)(&int_fh, disp, &int_etype, &int_filetype, datarep, &int_ierror, datarep_len);
    bnd_integer_out(etype, int_etype);
    bnd_integer_out(filetype, int_filetype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
