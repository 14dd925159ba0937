/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_position_shared] through templates/fortran/wrapper.c.j2. */
/* Return the current shared file pointer, counted in etypes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_get_position_shared)
void BND_NAME(file_get_position_shared, FILE_GET_POSITION_SHARED)(const MPI_Fint *fh, MPI_Offset *offset,
        MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(file_get_position_shared)(const MPI_Fint *fh, MPI_Offset *offset, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(File_get_position_shared)(bnd_f2c_File(*fh), offset));
}

void BND_NAME(file_get_position_shared, FILE_GET_POSITION_SHARED)(const MPI_Fint *fh, MPI_Offset *offset,
        MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_File(*fh), BND_OTHERWISE(file_get_position_shared)(fh, offset, ierror));
    BND_RETURN(ierror, BND_C(File_get_position_shared)(bnd_known_as_File(*fh), offset));
}
#endif
