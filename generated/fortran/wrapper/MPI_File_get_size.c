/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_size] through templates/fortran/wrapper.c.j2. */
/* Return the current size of an open file in bytes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_get_size)
void BND_NAME(file_get_size, FILE_GET_SIZE)(const MPI_Fint *fh, MPI_Offset *size, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(file_get_size)(const MPI_Fint *fh, MPI_Offset *size, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(File_get_size)(bnd_f2c_File(*fh), size));
}

void BND_NAME(file_get_size, FILE_GET_SIZE)(const MPI_Fint *fh, MPI_Offset *size, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_File(*fh), BND_OTHERWISE(file_get_size)(fh, size, ierror));
    BND_RETURN(ierror, BND_C(File_get_size)(bnd_known_as_File(*fh), size));
}
#endif
