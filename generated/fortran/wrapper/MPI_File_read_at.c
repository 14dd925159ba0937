/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_at] through templates/fortran/wrapper.c.j2. */
/* Read at an explicit offset and wait for the data. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_read_at)
BND_WRAPPER void BND_NAME(mpi_file_read_at, MPI_FILE_READ_AT)(const bnd_integer *fh, const MPI_Offset *offset,
        void *buf, const bnd_integer *count, const bnd_integer *datatype, bnd_integer *status, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_read_at)(const bnd_integer *fh, const MPI_Offset *offset, void *buf,
        const bnd_integer *count, const bnd_integer *datatype, bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_read_at, ierror, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_read_at)(bnd_f2c_File(*fh), *offset, bnd_buffer(buf), *count,
            bnd_f2c_Type(*datatype), bnd_status(status)));
}

BND_WRAPPER void BND_NAME(mpi_file_read_at, MPI_FILE_READ_AT)(const bnd_integer *fh, const MPI_Offset *offset,
        void *buf, const bnd_integer *count, const bnd_integer *datatype, bnd_integer *status, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_read_at) && bnd_is_inline_f2c_File(*fh) && bnd_is_not_sentinel(buf) &&
            bnd_is_inline_f2c_Type(*datatype), BND_SLOW_PATH(mpi_file_read_at)(fh, offset, buf, count, datatype,
            status, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_read_at)(bnd_inline_f2c_File(*fh), *offset, buf, *count,
            bnd_inline_f2c_Type(*datatype), bnd_status(status)));
}
#endif
