/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_all_begin] through templates/fortran/wrapper.c.j2. */
/* Begin a split collective write at the individual file pointers. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_write_all_begin_c) || BND_HAS(MPI_File_write_all_begin)
BND_WRAPPER void BND_NAME(mpi_file_write_all_begin_c, MPI_FILE_WRITE_ALL_BEGIN_C)(const bnd_integer *fh,
        const void *buf, const MPI_Count *count, const bnd_integer *datatype, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_file_write_all_begin_c, MPI_FILE_WRITE_ALL_BEGIN_C)(const bnd_integer *fh,
        const void *buf, const MPI_Count *count, const bnd_integer *datatype, bnd_integer *ierror)
{
#if BND_HAS(MPI_File_write_all_begin_c)
    BND_REQUIRE(MPI_File_write_all_begin_c, ierror, BND_ON_FILE, *fh);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    if (bnd_choice_is_section(&d_buf, buf, *count, bnd_f2c_Type(*datatype),
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buf, buf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_FILE,
            BND_BOUNCE_PREFER, 1, *count, *count, bnd_f2c_Type(*datatype)), &pending, BND_ON_FILE, *fh), (void)0,
            ierror);
    const int result = BND_C(MPI_File_write_all_begin_c)(bnd_f2c_File(*fh), d_buf.address, d_buf.count,
            d_buf.datatype);
    if (pending || bnd_any_pending()) bnd_pending_attach_file(pending, result, *fh);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_File_write_all_begin, ierror, BND_ON_FILE, *fh);
    BND_NARROW_CHECK(int, *count, 1, MPI_ERR_COUNT, ierror, BND_ON_FILE, *fh);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    if (bnd_choice_is_section(&d_buf, buf, BND_NARROWED(int, *count), bnd_f2c_Type(*datatype),
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buf, buf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_FILE,
            BND_BOUNCE_PREFER, 1, *count, *count, bnd_f2c_Type(*datatype)), &pending, BND_ON_FILE, *fh), (void)0,
            ierror);
    const int result = BND_C(MPI_File_write_all_begin)(bnd_f2c_File(*fh), d_buf.address, d_buf.count, d_buf.datatype);
    if (pending || bnd_any_pending()) bnd_pending_attach_file(pending, result, *fh);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
