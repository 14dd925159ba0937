/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_all] through templates/fortran/wrapper.c.j2. */
/* Read collectively, each process at its individual file pointer. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_read_all_c) || BND_HAS(MPI_File_read_all)
BND_WRAPPER void BND_NAME(mpi_file_read_all_c, MPI_FILE_READ_ALL_C)(const bnd_integer *fh, const void *buf,
        const MPI_Count *count, const bnd_integer *datatype, bnd_integer *status, bnd_integer *ierror);

#if BND_HAS(MPI_File_read_all_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_file_read_all_c)(const bnd_integer *fh, const void *buf,
        const MPI_Count *count, const bnd_integer *datatype, bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_read_all_c, ierror, BND_ON_FILE, *fh);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    if (bnd_choice_is_section(&d_buf, buf, *count, bnd_f2c_Type(*datatype),
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buf, buf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_FILE,
            BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype)), &pending, BND_ON_FILE, *fh), (void)0,
            ierror);
    const int result = BND_C(MPI_File_read_all_c)(bnd_f2c_File(*fh), d_buf.address, d_buf.count, d_buf.datatype,
            bnd_status(status));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_file_read_all_c, MPI_FILE_READ_ALL_C)(const bnd_integer *fh, const void *buf,
        const MPI_Count *count, const bnd_integer *datatype, bnd_integer *status, bnd_integer *ierror)
{
#if BND_HAS(MPI_File_read_all_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_read_all_c) && bnd_is_inline_f2c_File(*fh) &&
            bnd_is_contiguous_buffer(buf) && bnd_is_inline_f2c_Type(*datatype), BND_SLOW_PATH(mpi_file_read_all_c)(fh,
            buf, count, datatype, status, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_read_all_c)(bnd_inline_f2c_File(*fh), bnd_base(buf), *count,
            bnd_inline_f2c_Type(*datatype), bnd_status(status)));
#else
    BND_REQUIRE(MPI_File_read_all, ierror, BND_ON_FILE, *fh);
    BND_NARROW_CHECK(int, *count, 1, MPI_ERR_COUNT, ierror, BND_ON_FILE, *fh);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    if (bnd_choice_is_section(&d_buf, buf, BND_NARROWED(int, *count), bnd_f2c_Type(*datatype),
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buf, buf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_FILE,
            BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype)), &pending, BND_ON_FILE, *fh), (void)0,
            ierror);
    const int result = BND_C(MPI_File_read_all)(bnd_f2c_File(*fh), d_buf.address, d_buf.count, d_buf.datatype,
            bnd_status(status));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
