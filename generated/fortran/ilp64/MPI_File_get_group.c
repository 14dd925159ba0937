/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_group] through templates/fortran/ilp64.c.j2. */
/* Return a copy of the group of processes that opened a file. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_get_group.c"

#if BND_HAS(MPI_File_get_group)
void BND_WIDE_NAME(mpi_file_get_group, MPI_FILE_GET_GROUP)(const bnd_default_integer *fh, bnd_default_integer *group,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_file_get_group, MPI_FILE_GET_GROUP)(const bnd_default_integer *fh, bnd_default_integer *group,
        bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_group = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_file_get_group)(&int_fh, &int_group, &int_ierror);
    bnd_integer_out(group, int_group);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
