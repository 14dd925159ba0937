/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_iread_at_all] through templates/fortran/wrapper.c.j2. */
/* Start a collective read at explicit offsets and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_iread_at_all)
BND_WRAPPER void BND_NAME(mpi_file_iread_at_all, MPI_FILE_IREAD_AT_ALL)(const bnd_integer *fh,
        const MPI_Offset *offset, void *buf, const bnd_integer *count, const bnd_integer *datatype,
        bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_iread_at_all)(const bnd_integer *fh, const MPI_Offset *offset,
        void *buf, const bnd_integer *count, const bnd_integer *datatype, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_iread_at_all, ierror, BND_ON_FILE, *fh);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_File_iread_at_all)(bnd_f2c_File(*fh), *offset, bnd_buffer(buf), *count,
            bnd_f2c_Type(*datatype), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_file_iread_at_all, MPI_FILE_IREAD_AT_ALL)(const bnd_integer *fh,
        const MPI_Offset *offset, void *buf, const bnd_integer *count, const bnd_integer *datatype,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_iread_at_all) && bnd_is_inline_f2c_File(*fh) &&
            bnd_is_not_sentinel(buf) && bnd_is_inline_f2c_Type(*datatype), BND_SLOW_PATH(mpi_file_iread_at_all)(fh,
            offset, buf, count, datatype, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_File_iread_at_all)(bnd_inline_f2c_File(*fh), *offset, buf, *count,
            bnd_inline_f2c_Type(*datatype), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
