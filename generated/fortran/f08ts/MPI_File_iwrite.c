/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_iwrite] through templates/fortran/wrapper.c.j2. */
/* Start writing at the individual file pointer and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_iwrite)
BND_WRAPPER void BND_NAME(mpi_file_iwrite, MPI_FILE_IWRITE)(const bnd_integer *fh, const void *buf,
        const bnd_integer *count, const bnd_integer *datatype, bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_iwrite)(const bnd_integer *fh, const void *buf,
        const bnd_integer *count, const bnd_integer *datatype, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_iwrite, ierror, BND_ON_FILE, *fh);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    if (bnd_choice_is_section(&d_buf, buf, *count, bnd_f2c_Type(*datatype),
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buf, buf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_FILE,
            BND_BOUNCE_IN, 1, *count, *count, bnd_f2c_Type(*datatype)), &pending, BND_ON_FILE, *fh), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_File_iwrite)(bnd_f2c_File(*fh), d_buf.address, d_buf.count, d_buf.datatype,
            c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 0, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_file_iwrite, MPI_FILE_IWRITE)(const bnd_integer *fh, const void *buf,
        const bnd_integer *count, const bnd_integer *datatype, bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_iwrite) && bnd_is_inline_f2c_File(*fh) &&
            bnd_is_contiguous_buffer(buf) && bnd_is_inline_f2c_Type(*datatype), BND_SLOW_PATH(mpi_file_iwrite)(fh, buf,
            count, datatype, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_File_iwrite)(bnd_inline_f2c_File(*fh), bnd_base(buf), *count,
            bnd_inline_f2c_Type(*datatype), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
