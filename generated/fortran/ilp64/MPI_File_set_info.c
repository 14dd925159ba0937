/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_info] through templates/fortran/ilp64.c.j2. */
/* Change the hints attached to a file, collectively over its group. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_set_info.c"

#if BND_HAS(MPI_File_set_info)
void BND_WIDE_NAME(mpi_file_set_info, MPI_FILE_SET_INFO)(const bnd_default_integer *fh,
        const bnd_default_integer *info, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_file_set_info)(const bnd_integer *fh,
        const bnd_integer *info, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_File_set_info) && bnd_is_inline_f2c_File(*fh) &&
            bnd_is_inline_f2c_Info(*info)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_File_set_info)(bnd_inline_f2c_File(*fh), bnd_inline_f2c_Info(*info)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_file_set_info)(const bnd_default_integer *fh,
        const bnd_default_integer *info, bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_set_info)(&int_fh, &int_info, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_file_set_info, MPI_FILE_SET_INFO)(const bnd_default_integer *fh,
        const bnd_default_integer *info, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(fh) | bnd_high_half(info), bnd_fits(fh) && bnd_fits(info)),
            BND_WIDE_SLOW_PATH(mpi_file_set_info)(fh, info, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_file_set_info)(bnd_low_half(fh), bnd_low_half(info), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_file_set_info)(fh, info, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
