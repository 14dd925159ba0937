/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_seek] through templates/fortran/wrapper.c.j2. */
/* Move the individual file pointer of the calling process. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_seek)
void BND_NAME(file_seek, FILE_SEEK)(const MPI_Fint *fh, const MPI_Offset *offset, const MPI_Fint *whence,
        MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(file_seek)(const MPI_Fint *fh, const MPI_Offset *offset, const MPI_Fint *whence,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(File_seek)(bnd_f2c_File(*fh), *offset, *whence));
}

void BND_NAME(file_seek, FILE_SEEK)(const MPI_Fint *fh, const MPI_Offset *offset, const MPI_Fint *whence,
        MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_File(*fh), BND_OTHERWISE(file_seek)(fh, offset, whence, ierror));
    BND_RETURN(ierror, BND_C(File_seek)(bnd_known_as_File(*fh), *offset, *whence));
}
#endif
