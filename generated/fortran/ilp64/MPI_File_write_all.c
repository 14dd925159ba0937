/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_all] through templates/fortran/ilp64.c.j2. */
/* Write collectively, each process at its individual file pointer. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_File_write_all_c.c"

#if BND_HAS(MPI_File_write_all_c) || BND_HAS(MPI_File_write_all)
void BND_WIDE_NAME(mpi_file_write_all, MPI_FILE_WRITE_ALL)(const bnd_default_integer *fh, const void *buf,
        const MPI_Count *count, const bnd_default_integer *datatype, bnd_default_integer *status,
        bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_file_write_all)(const bnd_default_integer *fh, const void *buf,
        const MPI_Count *count, const bnd_default_integer *datatype, bnd_default_integer *status,
        bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_file_write_all, MPI_FILE_WRITE_ALL)(fh, buf, count, datatype, status, ierror);
}

void BND_WIDE_NAME(mpi_file_write_all, MPI_FILE_WRITE_ALL)(const bnd_default_integer *fh, const void *buf,
        const MPI_Count *count, const bnd_default_integer *datatype, bnd_default_integer *status,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_file_write_all)(fh, buf, count, datatype,
            status, ierror));
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_status(int_status, status);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_write_all_c)(&int_fh, buf, count, &int_datatype,
            (bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status), &int_ierror);
    bnd_integers_status_out(status, int_status);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
