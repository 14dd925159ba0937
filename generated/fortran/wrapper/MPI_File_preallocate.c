/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_preallocate] through templates/fortran/wrapper.c.j2. */
/* Reserve storage for the first bytes of a file, up to a given size. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_preallocate)
void BND_NAME(file_preallocate, FILE_PREALLOCATE)(const MPI_Fint *fh, const MPI_Offset *size, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(file_preallocate)(const MPI_Fint *fh, const MPI_Offset *size, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(File_preallocate)(bnd_f2c_File(*fh), *size));
}

void BND_NAME(file_preallocate, FILE_PREALLOCATE)(const MPI_Fint *fh, const MPI_Offset *size, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_File(*fh), BND_OTHERWISE(file_preallocate)(fh, size, ierror));
    BND_RETURN(ierror, BND_C(File_preallocate)(bnd_known_as_File(*fh), *size));
}
#endif
