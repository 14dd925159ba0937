/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_at_all] through templates/fortran/ilp64.c.j2. */
/* Read collectively, each process at an explicit offset. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_File_read_at_all_c.c"

#if BND_HAS(MPI_File_read_at_all_c) || BND_HAS(MPI_File_read_at_all)
void BND_WIDE_NAME(mpi_file_read_at_all, MPI_FILE_READ_AT_ALL)(const bnd_default_integer *fh, const MPI_Offset *offset,
        const void *buf, const MPI_Count *count, const bnd_default_integer *datatype, bnd_default_integer *status,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_file_read_at_all_c)(const bnd_integer *fh,
        const MPI_Offset *offset, const void *buf, const MPI_Count *count, const bnd_integer *datatype,
        bnd_integer *status, bnd_integer *ierror)
{
#if !BND_HAS(MPI_File_read_at_all_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_File_read_at_all_c) && bnd_is_inline_f2c_File(*fh) &&
            bnd_is_contiguous_buffer(buf) && bnd_is_inline_f2c_Type(*datatype)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_File_read_at_all_c)(bnd_inline_f2c_File(*fh), *offset, bnd_base(buf), *count,
            bnd_inline_f2c_Type(*datatype), bnd_status(status)));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_file_read_at_all)(const bnd_default_integer *fh,
        const MPI_Offset *offset, const void *buf, const MPI_Count *count, const bnd_default_integer *datatype,
        bnd_default_integer *status, bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_unset(int_status, status, BND_STATUS_INTEGERS);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_read_at_all_c)(&int_fh, offset, buf, count, &int_datatype,
            (bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status), &int_ierror);
    bnd_statuses_out(status, int_status, bnd_is_status_ignore(status) ? 0 : BND_STATUS_INTEGERS);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_file_read_at_all, MPI_FILE_READ_AT_ALL)(const bnd_default_integer *fh, const MPI_Offset *offset,
        const void *buf, const MPI_Count *count, const bnd_default_integer *datatype, bnd_default_integer *status,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_status_ignore(status) && BND_FIT(bnd_high_half(fh) | bnd_high_half(datatype),
            bnd_fits(fh) && bnd_fits(datatype)), BND_WIDE_SLOW_PATH(mpi_file_read_at_all)(fh, offset, buf, count,
            datatype, status, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_file_read_at_all_c)(bnd_low_half(fh), offset, buf, count,
            bnd_low_half(datatype), (bnd_integer *)status, &int_ierror), BND_WIDE_SLOW_PATH(mpi_file_read_at_all)(fh,
            offset, buf, count, datatype, status, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
