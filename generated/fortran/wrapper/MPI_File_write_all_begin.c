/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_all_begin] through templates/fortran/wrapper.c.j2. */
/* Begin a split collective write at the individual file pointers. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_write_all_begin)
BND_WRAPPER void BND_NAME(mpi_file_write_all_begin, MPI_FILE_WRITE_ALL_BEGIN)(const MPI_Fint *fh, void *buf,
        const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *ierror);

BND_WRAPPER void BND_NAME(mpi_file_write_all_begin, MPI_FILE_WRITE_ALL_BEGIN)(const MPI_Fint *fh, void *buf,
        const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_File_write_all_begin, ierror, BND_ON_FILE, *fh);
    const int result = BND_C(MPI_File_write_all_begin)(bnd_f2c_File(*fh), bnd_buffer(buf), *count,
            bnd_f2c_Type(*datatype));
    bnd_pending_attach_file(NULL, result, *fh);
    BND_STORE_IERROR(ierror, result);
}
#endif
