/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_amode] through templates/fortran/ilp64.c.j2. */
/* Return the access mode with which a file was opened. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_get_amode.c"

#if BND_HAS(MPI_File_get_amode)
void BND_WIDE_NAME(mpi_file_get_amode, MPI_FILE_GET_AMODE)(const bnd_default_integer *fh, bnd_default_integer *amode,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_file_get_amode)(const bnd_integer *fh,
        bnd_integer *amode, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_File_get_amode) && bnd_is_inline_f2c_File(*fh)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_File_get_amode)(bnd_inline_f2c_File(*fh), amode));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_file_get_amode)(const bnd_default_integer *fh,
        bnd_default_integer *amode, bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_amode = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_file_get_amode)(&int_fh, &int_amode, &int_ierror);
    bnd_integer_out(amode, int_amode);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_file_get_amode, MPI_FILE_GET_AMODE)(const bnd_default_integer *fh, bnd_default_integer *amode,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(fh), bnd_fits(fh)), BND_WIDE_SLOW_PATH(mpi_file_get_amode)(fh, amode,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_file_get_amode)(bnd_low_half(fh), (bnd_integer *)bnd_low_half(amode),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_file_get_amode)(fh, amode, ierror));
    bnd_widen(amode);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
