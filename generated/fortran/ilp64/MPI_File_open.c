/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_open] through templates/fortran/ilp64.c.j2. */
/* Open a file collectively over a communicator, with access mode and hints. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_open.c"

#if BND_HAS(MPI_File_open)
void BND_WIDE_NAME(mpi_file_open, MPI_FILE_OPEN)(const bnd_default_integer *comm, const char *filename,
        const bnd_default_integer *amode, const bnd_default_integer *info, bnd_default_integer *fh,
        bnd_default_integer *ierror, bnd_length filename_len);

void BND_WIDE_NAME(mpi_file_open, MPI_FILE_OPEN)(const bnd_default_integer *comm, const char *filename,
        const bnd_default_integer *amode, const bnd_default_integer *info, bnd_default_integer *fh,
        bnd_default_integer *ierror, bnd_length filename_len)
{
    BND_NARROW_CHECK(bnd_integer, *amode, 1, MPI_ERR_ARG, ierror, BND_ON_NO_FILE, 0);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_amode = BND_NARROWED(bnd_integer, *amode);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_fh = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_file_open)(&int_comm, filename, &int_amode, &int_info, &int_fh, &int_ierror, filename_len);
    bnd_integer_out(fh, int_fh);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
