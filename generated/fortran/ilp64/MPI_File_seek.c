/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_seek] through templates/fortran/ilp64.c.j2. */
/* Move the individual file pointer of the calling process. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_seek.c"

#if BND_HAS(MPI_File_seek)
void BND_WIDE_NAME(mpi_file_seek, MPI_FILE_SEEK)(const bnd_default_integer *fh, const MPI_Offset *offset,
        const bnd_default_integer *whence, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_file_seek)(const bnd_integer *fh,
        const MPI_Offset *offset, const bnd_integer *whence, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_File_seek) && bnd_is_inline_f2c_File(*fh)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_File_seek)(bnd_inline_f2c_File(*fh), *offset, *whence));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_file_seek)(const bnd_default_integer *fh, const MPI_Offset *offset,
        const bnd_default_integer *whence, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *whence, 1, MPI_ERR_ARG, ierror, BND_ON_FILE, *fh);
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    const bnd_integer int_whence = BND_NARROWED(bnd_integer, *whence);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_seek)(&int_fh, offset, &int_whence, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_file_seek, MPI_FILE_SEEK)(const bnd_default_integer *fh, const MPI_Offset *offset,
        const bnd_default_integer *whence, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(fh) | bnd_high_half(whence), bnd_fits(fh) && bnd_fits(whence)),
            BND_WIDE_SLOW_PATH(mpi_file_seek)(fh, offset, whence, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_file_seek)(bnd_low_half(fh), offset, bnd_low_half(whence), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_file_seek)(fh, offset, whence, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
