/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_iread_all] through templates/fortran/described.c.j2. */
/* Start a collective read at the individual file pointers and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_iread_all_c) || BND_HAS(MPI_File_iread_all)
void BND_NAME(file_iread_all_c, FILE_IREAD_ALL_C)(const MPI_Fint *fh, const void *buf, const MPI_Count *count,
        const MPI_Fint *datatype, MPI_Fint *request, MPI_Fint *ierror);

#if BND_HAS(MPI_File_iread_all_c)
static BND_APART void BND_OTHERWISE(file_iread_all_c)(const MPI_Fint *fh, const void *buf, const MPI_Count *count,
        const MPI_Fint *datatype, MPI_Fint *request, MPI_Fint *ierror)
{
    struct bnd_kept *kept = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, 0, MPI_BYTE, 1, bnd_choice_even(&made, buf, &kept, BND_FLAT, BND_COPY_BACK, 1, *count, *count,
            bnd_f2c_Type(*datatype)), PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(File_iread_all_c)(bnd_f2c_File(*fh), d_buf.address, *count, bnd_f2c_Type(*datatype),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    bnd_kept_request(kept, result, request, 0);
    BND_RETURN(ierror, result);
}
#endif

void BND_NAME(file_iread_all_c, FILE_IREAD_ALL_C)(const MPI_Fint *fh, const void *buf, const MPI_Count *count,
        const MPI_Fint *datatype, MPI_Fint *request, MPI_Fint *ierror)
{
#if BND_HAS(MPI_File_iread_all_c)
    BND_UNLESS(bnd_is_known_File(*fh) && bnd_is_plain(buf) && bnd_is_known_Type(*datatype),
            BND_OTHERWISE(file_iread_all_c)(fh, buf, count, datatype, request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(File_iread_all_c)(bnd_known_as_File(*fh), bnd_base(buf), *count,
            bnd_known_as_Type(*datatype), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_RETURN(ierror, result);
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
#else
    BND_FIT_IN(int, *count, 1, MPI_ERR_COUNT, PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    struct bnd_kept *kept = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, 0, MPI_BYTE, 1, bnd_choice_even(&made, buf, &kept, BND_FLAT, BND_COPY_BACK, 1, *count, *count,
            bnd_f2c_Type(*datatype)), PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(File_iread_all)(bnd_f2c_File(*fh), d_buf.address, (int)*count, bnd_f2c_Type(*datatype),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    bnd_kept_request(kept, result, request, 0);
    BND_RETURN(ierror, result);
#endif
}
#endif
