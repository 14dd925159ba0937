/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_all_begin] through templates/fortran/wrapper.c.j2. */
/* Begin a split collective write at the individual file pointers. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_write_all_begin)
void BND_NAME(file_write_all_begin, FILE_WRITE_ALL_BEGIN)(const MPI_Fint *fh, void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(file_write_all_begin)(const MPI_Fint *fh, void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(File_write_all_begin)(bnd_f2c_File(*fh), bnd_buffer(buf), *count,
            bnd_f2c_Type(*datatype)));
}

void BND_NAME(file_write_all_begin, FILE_WRITE_ALL_BEGIN)(const MPI_Fint *fh, void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_File(*fh) && bnd_is_known_Type(*datatype), BND_OTHERWISE(file_write_all_begin)(fh, buf,
            count, datatype, ierror));
    BND_RETURN(ierror, BND_C(File_write_all_begin)(bnd_known_as_File(*fh), bnd_buffer(buf), *count,
            bnd_known_as_Type(*datatype)));
}
#endif
