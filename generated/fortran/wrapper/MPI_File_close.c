/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_close] through templates/fortran/wrapper.c.j2. */
/* Flush and close a file, collectively over the group that opened it. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_close)
void BND_NAME(file_close, FILE_CLOSE)(MPI_Fint *fh, MPI_Fint *ierror);

void BND_NAME(file_close, FILE_CLOSE)(MPI_Fint *fh, MPI_Fint *ierror)
{
    MPI_File c_fh = PMPI_File_f2c(*fh);
    const int result = BND_C(File_close)(&c_fh);
    *fh = PMPI_File_c2f(c_fh);
    BND_RETURN(ierror, result);
}
#endif
