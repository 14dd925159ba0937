/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_atomicity] through templates/fortran/wrapper.c.j2. */
/* Switch atomic mode on or off for a file, collectively. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_set_atomicity)
void BND_NAME(file_set_atomicity, FILE_SET_ATOMICITY)(const MPI_Fint *fh, const bnd_logical *flag, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(file_set_atomicity)(const MPI_Fint *fh, const bnd_logical *flag, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(File_set_atomicity)(bnd_f2c_File(*fh), BND_IS_TRUE(*flag)));
}

void BND_NAME(file_set_atomicity, FILE_SET_ATOMICITY)(const MPI_Fint *fh, const bnd_logical *flag, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_File(*fh), BND_OTHERWISE(file_set_atomicity)(fh, flag, ierror));
    BND_RETURN(ierror, BND_C(File_set_atomicity)(bnd_known_as_File(*fh), BND_IS_TRUE(*flag)));
}
#endif
