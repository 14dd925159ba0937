/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_preallocate] through templates/fortran/ilp64.c.j2. */
/* Reserve storage for the first bytes of a file, up to a given size. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_preallocate.c"

#if BND_HAS(MPI_File_preallocate)
void BND_WIDE_NAME(mpi_file_preallocate, MPI_FILE_PREALLOCATE)(const bnd_default_integer *fh, const MPI_Offset *size,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_file_preallocate)(const bnd_integer *fh,
        const MPI_Offset *size, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_File_preallocate) && bnd_is_inline_f2c_File(*fh)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_File_preallocate)(bnd_inline_f2c_File(*fh), *size));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_file_preallocate)(const bnd_default_integer *fh,
        const MPI_Offset *size, bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_preallocate)(&int_fh, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_file_preallocate, MPI_FILE_PREALLOCATE)(const bnd_default_integer *fh, const MPI_Offset *size,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(fh), bnd_fits(fh)), BND_WIDE_SLOW_PATH(mpi_file_preallocate)(fh, size,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_file_preallocate)(bnd_low_half(fh), size, &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_file_preallocate)(fh, size, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
