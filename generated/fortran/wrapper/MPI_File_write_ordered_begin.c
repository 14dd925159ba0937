/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_ordered_begin] through templates/fortran/wrapper.c.j2. */
/* Begin a split collective write in rank order at the shared file pointer. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_write_ordered_begin)
BND_WRAPPER void BND_NAME(mpi_file_write_ordered_begin, MPI_FILE_WRITE_ORDERED_BEGIN)(const bnd_integer *fh, void *buf,
        const bnd_integer *count, const bnd_integer *datatype, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_file_write_ordered_begin, MPI_FILE_WRITE_ORDERED_BEGIN)(const bnd_integer *fh, void *buf,
        const bnd_integer *count, const bnd_integer *datatype, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_write_ordered_begin, ierror, BND_ON_FILE, *fh);
    const int result = BND_C(MPI_File_write_ordered_begin)(bnd_f2c_File(*fh), bnd_buffer(buf), *count,
            bnd_f2c_Type(*datatype));
    if (bnd_any_pending()) bnd_pending_attach_file(NULL, result, *fh);
    BND_STORE_IERROR(ierror, result);
}
#endif
