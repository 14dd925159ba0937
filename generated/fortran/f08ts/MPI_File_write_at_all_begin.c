/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_at_all_begin] through templates/fortran/wrapper.c.j2. */
/* Begin a split collective write at explicit offsets. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_write_at_all_begin)
BND_WRAPPER void BND_NAME(mpi_file_write_at_all_begin, MPI_FILE_WRITE_AT_ALL_BEGIN)(const bnd_integer *fh,
        const MPI_Offset *offset, const void *buf, const bnd_integer *count, const bnd_integer *datatype,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_file_write_at_all_begin, MPI_FILE_WRITE_AT_ALL_BEGIN)(const bnd_integer *fh,
        const MPI_Offset *offset, const void *buf, const bnd_integer *count, const bnd_integer *datatype,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_write_at_all_begin, ierror, BND_ON_FILE, *fh);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    if (bnd_choice_is_section(&d_buf, buf, *count, bnd_f2c_Type(*datatype),
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buf, buf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_FILE,
            BND_BOUNCE_PREFER, 1, *count, *count, bnd_f2c_Type(*datatype)), &pending, BND_ON_FILE, *fh), (void)0,
            ierror);
    const int result = BND_C(MPI_File_write_at_all_begin)(bnd_f2c_File(*fh), *offset, d_buf.address, d_buf.count,
            d_buf.datatype);
    if (pending || bnd_any_pending()) bnd_pending_attach_file(pending, result, *fh);
    BND_STORE_IERROR(ierror, result);
}
#endif
