/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_atomicity] through templates/fortran/ilp64.c.j2. */
/* Switch atomic mode on or off for a file, collectively. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_set_atomicity.c"

#if BND_HAS(MPI_File_set_atomicity)
void BND_WIDE_NAME(mpi_file_set_atomicity, MPI_FILE_SET_ATOMICITY)(const bnd_default_integer *fh,
        const bnd_logical *flag, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_file_set_atomicity)(const bnd_integer *fh,
        const bnd_logical *flag, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_File_set_atomicity) && bnd_is_inline_f2c_File(*fh)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_File_set_atomicity)(bnd_inline_f2c_File(*fh), BND_IS_TRUE(*flag)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_file_set_atomicity)(const bnd_default_integer *fh,
        const bnd_logical *flag, bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_set_atomicity)(&int_fh, flag, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_file_set_atomicity, MPI_FILE_SET_ATOMICITY)(const bnd_default_integer *fh,
        const bnd_logical *flag, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(fh), bnd_fits(fh)), BND_WIDE_SLOW_PATH(mpi_file_set_atomicity)(fh, flag,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_file_set_atomicity)(bnd_low_half(fh), flag, &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_file_set_atomicity)(fh, flag, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
