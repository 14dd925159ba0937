/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_iwrite_at_all] through templates/fortran/ilp64.c.j2. */
/* Start a collective write at explicit offsets and return a request. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_File_iwrite_at_all_c.c"

#if BND_HAS(MPI_File_iwrite_at_all_c) || BND_HAS(MPI_File_iwrite_at_all)
void BND_WIDE_NAME(mpi_file_iwrite_at_all, MPI_FILE_IWRITE_AT_ALL)(const bnd_default_integer *fh,
        const MPI_Offset *offset, const void *buf, const MPI_Count *count, const bnd_default_integer *datatype,
        bnd_default_integer *request, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_file_iwrite_at_all)(const bnd_default_integer *fh, const MPI_Offset *offset,
        const void *buf, const MPI_Count *count, const bnd_default_integer *datatype, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_file_iwrite_at_all, MPI_FILE_IWRITE_AT_ALL)(fh, offset, buf, count, datatype, request, ierror);
}

void BND_WIDE_NAME(mpi_file_iwrite_at_all, MPI_FILE_IWRITE_AT_ALL)(const bnd_default_integer *fh,
        const MPI_Offset *offset, const void *buf, const MPI_Count *count, const bnd_default_integer *datatype,
        bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_file_iwrite_at_all)(fh, offset, buf, count,
            datatype, request, ierror));
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_file_iwrite_at_all_c)(&int_fh, offset, buf, count, &int_datatype, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
