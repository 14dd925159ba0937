/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_size] through templates/fortran/ilp64.c.j2. */
/* Truncate or extend a file to a given number of bytes. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_set_size.c"

#if BND_HAS(MPI_File_set_size)
void BND_WIDE_NAME(mpi_file_set_size, MPI_FILE_SET_SIZE)(const bnd_default_integer *fh, const MPI_Offset *size,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_file_set_size)(const bnd_integer *fh,
        const MPI_Offset *size, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_File_set_size) && bnd_is_inline_f2c_File(*fh)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_File_set_size)(bnd_inline_f2c_File(*fh), *size));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_file_set_size)(const bnd_default_integer *fh, const MPI_Offset *size,
        bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_set_size)(&int_fh, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_file_set_size, MPI_FILE_SET_SIZE)(const bnd_default_integer *fh, const MPI_Offset *size,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(fh), bnd_fits(fh)), BND_WIDE_SLOW_PATH(mpi_file_set_size)(fh, size,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_file_set_size)(bnd_low_half(fh), size, &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_file_set_size)(fh, size, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
