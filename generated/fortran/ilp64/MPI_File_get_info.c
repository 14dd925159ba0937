/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_info] through templates/fortran/ilp64.c.j2. */
/* Obtain a new info object holding the hints in use for a file. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_get_info.c"

#if BND_HAS(MPI_File_get_info)
void BND_WIDE_NAME(mpi_file_get_info, MPI_FILE_GET_INFO)(const bnd_default_integer *fh, bnd_default_integer *info_used,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_file_get_info)(const bnd_integer *fh,
        bnd_integer *info_used, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_File_get_info) && bnd_is_inline_f2c_File(*fh)))) return 0;
    BND_HANDLE_UNSET(MPI_INFO, MPI_Info, c_info_used, info_used);
    const int result = BND_C(MPI_File_get_info)(bnd_inline_f2c_File(*fh), c_info_used);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_INFO, Info, c_info_used, info_used, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_file_get_info)(const bnd_default_integer *fh,
        bnd_default_integer *info_used, bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_info_used = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_file_get_info)(&int_fh, &int_info_used, &int_ierror);
    bnd_integer_out(info_used, int_info_used);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_file_get_info, MPI_FILE_GET_INFO)(const bnd_default_integer *fh, bnd_default_integer *info_used,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(fh), bnd_fits(fh)), BND_WIDE_SLOW_PATH(mpi_file_get_info)(fh, info_used,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_file_get_info)(bnd_low_half(fh), (bnd_integer *)bnd_low_half(info_used),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_file_get_info)(fh, info_used, ierror));
    bnd_widen(info_used);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
