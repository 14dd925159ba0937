/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_view] through templates/fortran/ilp64.c.j2. */
/* Choose which part of a file a process sees and how its data is represented. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_set_view.c"

#if BND_HAS(MPI_File_set_view)
void BND_WIDE_NAME(mpi_file_set_view, MPI_FILE_SET_VIEW)(const bnd_default_integer *fh, const MPI_Offset *disp,
        const bnd_default_integer *etype, const bnd_default_integer *filetype, const char *datarep,
        const bnd_default_integer *info, bnd_default_integer *ierror, bnd_length datarep_len);

void BND_WIDE_NAME(mpi_file_set_view, MPI_FILE_SET_VIEW)(const bnd_default_integer *fh, const MPI_Offset *disp,
        const bnd_default_integer *etype, const bnd_default_integer *filetype, const char *datarep,
        const bnd_default_integer *info, bnd_default_integer *ierror, bnd_length datarep_len)
{
    bnd_know_type(*etype);
    bnd_know_type(*filetype);
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    const bnd_integer int_etype = bnd_integer_type(*etype);
    const bnd_integer int_filetype = bnd_integer_type(*filetype);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_set_view)(&int_fh, disp, &int_etype, &int_filetype, datarep, &int_info, &int_ierror,
            datarep_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
