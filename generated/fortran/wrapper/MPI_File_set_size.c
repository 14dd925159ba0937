/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_size] through templates/fortran/wrapper.c.j2. */
/* Truncate or extend a file to a given number of bytes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_set_size)
void BND_NAME(file_set_size, FILE_SET_SIZE)(const MPI_Fint *fh, const MPI_Offset *size, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(file_set_size)(const MPI_Fint *fh, const MPI_Offset *size, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(File_set_size)(bnd_f2c_File(*fh), *size));
}

void BND_NAME(file_set_size, FILE_SET_SIZE)(const MPI_Fint *fh, const MPI_Offset *size, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_File(*fh), BND_OTHERWISE(file_set_size)(fh, size, ierror));
    BND_RETURN(ierror, BND_C(File_set_size)(bnd_known_as_File(*fh), *size));
}
#endif
