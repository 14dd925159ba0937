/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_ordered] through templates/fortran/wrapper.c.j2. */
/* Read collectively at the shared file pointer in rank order. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_read_ordered)
BND_WRAPPER void BND_NAME(mpi_file_read_ordered, MPI_FILE_READ_ORDERED)(const bnd_integer *fh, void *buf,
        const bnd_integer *count, const bnd_integer *datatype, bnd_integer *status, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_read_ordered)(const bnd_integer *fh, void *buf,
        const bnd_integer *count, const bnd_integer *datatype, bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_read_ordered, ierror, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_read_ordered)(bnd_f2c_File(*fh), bnd_buffer(buf), *count,
            bnd_f2c_Type(*datatype), bnd_status(status)));
}

BND_WRAPPER void BND_NAME(mpi_file_read_ordered, MPI_FILE_READ_ORDERED)(const bnd_integer *fh, void *buf,
        const bnd_integer *count, const bnd_integer *datatype, bnd_integer *status, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_read_ordered) && bnd_is_inline_f2c_File(*fh) &&
            bnd_is_not_sentinel(buf) && bnd_is_inline_f2c_Type(*datatype), BND_SLOW_PATH(mpi_file_read_ordered)(fh,
            buf, count, datatype, status, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_read_ordered)(bnd_inline_f2c_File(*fh), buf, *count,
            bnd_inline_f2c_Type(*datatype), bnd_status(status)));
}
#endif
