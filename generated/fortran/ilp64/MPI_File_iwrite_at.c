/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_iwrite_at] through templates/fortran/ilp64.c.j2. */
/* Start writing at an explicit offset and return a request. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_File_iwrite_at_c.c"

#if BND_HAS(MPI_File_iwrite_at_c) || BND_HAS(MPI_File_iwrite_at)
void BND_WIDE_NAME(mpi_file_iwrite_at, MPI_FILE_IWRITE_AT)(const bnd_default_integer *fh, const MPI_Offset *offset,
        const void *buf, const MPI_Count *count, const bnd_default_integer *datatype, bnd_default_integer *request,
        bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_file_iwrite_at)(const bnd_default_integer *fh, const MPI_Offset *offset,
        const void *buf, const MPI_Count *count, const bnd_default_integer *datatype, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_file_iwrite_at, MPI_FILE_IWRITE_AT)(fh, offset, buf, count, datatype, request, ierror);
}

void BND_WIDE_NAME(mpi_file_iwrite_at, MPI_FILE_IWRITE_AT)(const bnd_default_integer *fh, const MPI_Offset *offset,
        const void *buf, const MPI_Count *count, const bnd_default_integer *datatype, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_file_iwrite_at)(fh, offset, buf, count,
            datatype, request, ierror));
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_file_iwrite_at_c)(&int_fh, offset, buf, count, &int_datatype, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
