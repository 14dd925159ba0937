/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_iread_at] through templates/fortran/wrapper.c.j2. */
/* Start reading at an explicit offset and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_iread_at)
void BND_NAME(mpi_file_iread_at, MPI_FILE_IREAD_AT)(const MPI_Fint *fh, const MPI_Offset *offset, const void *buf,
        const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *request, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_iread_at)(const MPI_Fint *fh, const MPI_Offset *offset,
        const void *buf, const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_File_iread_at, PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, *count, bnd_f2c_Type(*datatype), 1, bnd_choice_even(&made, buf, &pending, BND_ANY_FILED,
            BND_COPY_BACK, BND_ON_FILE, *fh, 1, *count, *count, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_File_iread_at)(bnd_f2c_File(*fh), *offset, d_buf.address, d_buf.count, d_buf.datatype,
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 0, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_file_iread_at, MPI_FILE_IREAD_AT)(const MPI_Fint *fh, const MPI_Offset *offset, const void *buf,
        const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_iread_at) && bnd_is_known_File(*fh) && bnd_is_plain(buf) &&
            bnd_is_known_Type(*datatype), BND_SLOW_PATH(mpi_file_iread_at)(fh, offset, buf, count, datatype, request,
            ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(MPI_File_iread_at)(bnd_known_as_File(*fh), *offset, bnd_base(buf), *count,
            bnd_known_as_Type(*datatype), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_MADE(request);
}
#endif
