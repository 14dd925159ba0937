/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_open] through templates/fortran/wrapper.c.j2. */
/* Open a file collectively over a communicator, with access mode and hints. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_open)
void BND_NAME(file_open, FILE_OPEN)(const MPI_Fint *comm, const char *filename, const MPI_Fint *amode,
        const MPI_Fint *info, MPI_Fint *fh, MPI_Fint *ierror, bnd_length filename_len);

void BND_NAME(file_open, FILE_OPEN)(const MPI_Fint *comm, const char *filename, const MPI_Fint *amode,
        const MPI_Fint *info, MPI_Fint *fh, MPI_Fint *ierror, bnd_length filename_len)
{
    struct bnd_string c_filename;
    MPI_File c_fh = MPI_FILE_NULL;
    BND_STRING_IN(filename, BND_TRIM_TRAILING);
    const int result = BND_C(File_open)(PMPI_Comm_f2c(*comm), c_filename.text, *amode, PMPI_Info_f2c(*info), &c_fh);
    bnd_string_free(&c_filename);
    if (result == MPI_SUCCESS) *fh = PMPI_File_c2f(c_fh);
    BND_RETURN(ierror, result);
}
#endif
