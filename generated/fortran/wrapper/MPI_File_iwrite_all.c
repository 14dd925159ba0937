/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_iwrite_all] through templates/fortran/wrapper.c.j2. */
/* Start a collective write at the individual file pointers and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_iwrite_all)
void BND_NAME(file_iwrite_all, FILE_IWRITE_ALL)(const MPI_Fint *fh, void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(file_iwrite_all, FILE_IWRITE_ALL)(const MPI_Fint *fh, void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, MPI_Fint *request, MPI_Fint *ierror)
{
    MPI_Request c_request = MPI_REQUEST_NULL;
    const int result = BND_C(File_iwrite_all)(PMPI_File_f2c(*fh), bnd_buffer(buf), *count, PMPI_Type_f2c(*datatype),
            &c_request);
    if (result == MPI_SUCCESS) *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif
