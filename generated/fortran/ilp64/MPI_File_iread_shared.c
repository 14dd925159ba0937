/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_iread_shared] through templates/fortran/ilp64.c.j2. */
/* Start reading at the shared file pointer and return a request. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_File_iread_shared_c.c"

#if BND_HAS(MPI_File_iread_shared_c) || BND_HAS(MPI_File_iread_shared)
void BND_WIDE_NAME(mpi_file_iread_shared, MPI_FILE_IREAD_SHARED)(const bnd_default_integer *fh, const void *buf,
        const MPI_Count *count, const bnd_default_integer *datatype, bnd_default_integer *request,
        bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_file_iread_shared)(const bnd_default_integer *fh, const void *buf,
        const MPI_Count *count, const bnd_default_integer *datatype, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_file_iread_shared, MPI_FILE_IREAD_SHARED)(fh, buf, count, datatype, request, ierror);
}

void BND_WIDE_NAME(mpi_file_iread_shared, MPI_FILE_IREAD_SHARED)(const bnd_default_integer *fh, const void *buf,
        const MPI_Count *count, const bnd_default_integer *datatype, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_file_iread_shared)(fh, buf, count, datatype,
            request, ierror));
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_file_iread_shared_c)(&int_fh, buf, count, &int_datatype, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
