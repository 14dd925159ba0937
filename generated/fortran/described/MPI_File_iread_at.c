/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_iread_at] through templates/fortran/described.c.j2. */
/* Start reading at an explicit offset and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_iread_at)
void BND_NAME(file_iread_at, FILE_IREAD_AT)(const MPI_Fint *fh, const MPI_Offset *offset, const void *buf,
        const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(file_iread_at, FILE_IREAD_AT)(const MPI_Fint *fh, const MPI_Offset *offset, const void *buf,
        const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *request, MPI_Fint *ierror)
{
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, BND_ANY, BND_NO_COPY, 1, 1, *count, PMPI_Type_f2c(*datatype), INT_MAX,
            PMPI_File_call_errhandler(PMPI_File_f2c(*fh), code));
    MPI_Request c_request = MPI_REQUEST_NULL;
    const int result = BND_C(File_iread_at)(PMPI_File_f2c(*fh), *offset, d_buf.to.address, d_buf.to.count,
            d_buf.to.datatype, &c_request);
    bnd_choice_out(&d_buf, result);
    if (result == MPI_SUCCESS) *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif
