/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_ordered_end] through templates/fortran/wrapper.c.j2. */
/* End a split collective read begun in rank order at the shared file pointer. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_read_ordered_end)
BND_WRAPPER void BND_NAME(mpi_file_read_ordered_end, MPI_FILE_READ_ORDERED_END)(const bnd_integer *fh, const void *buf,
        bnd_integer *status, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_file_read_ordered_end, MPI_FILE_READ_ORDERED_END)(const bnd_integer *fh, const void *buf,
        bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_read_ordered_end, ierror, BND_ON_FILE, *fh);
    const int result = BND_C(MPI_File_read_ordered_end)(bnd_f2c_File(*fh), bnd_address(bnd_base(buf), BND_MPI_BOTTOM),
            bnd_status(status));
    if (bnd_any_pending()) bnd_pending_complete_file(*fh, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
