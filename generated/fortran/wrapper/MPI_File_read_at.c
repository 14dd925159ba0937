/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_at] through templates/fortran/wrapper.c.j2. */
/* Read at an explicit offset and wait for the data. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_read_at)
void BND_NAME(file_read_at, FILE_READ_AT)(const MPI_Fint *fh, const MPI_Offset *offset, void *buf,
        const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *status, MPI_Fint *ierror);

void BND_NAME(file_read_at, FILE_READ_AT)(const MPI_Fint *fh, const MPI_Offset *offset, void *buf,
        const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(File_read_at)(bnd_f2c_File(*fh), *offset, bnd_buffer(buf), *count,
            bnd_f2c_Type(*datatype), bnd_status(status)));
}
#endif
