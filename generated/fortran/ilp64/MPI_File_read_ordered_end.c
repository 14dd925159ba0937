/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_ordered_end] through templates/fortran/ilp64.c.j2. */
/* End a split collective read begun in rank order at the shared file pointer. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_File_read_ordered_end.c"

#if BND_HAS(MPI_File_read_ordered_end)
void BND_WIDE_NAME(mpi_file_read_ordered_end, MPI_FILE_READ_ORDERED_END)(const bnd_default_integer *fh,
        const void *buf, bnd_default_integer *status, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_file_read_ordered_end, MPI_FILE_READ_ORDERED_END)(const bnd_default_integer *fh,
        const void *buf, bnd_default_integer *status, bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_unset(int_status, status, BND_STATUS_INTEGERS);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_read_ordered_end)(&int_fh, buf,
            (bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status), &int_ierror);
    bnd_statuses_out(status, int_status, bnd_is_status_ignore(status) ? 0 : BND_STATUS_INTEGERS);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
