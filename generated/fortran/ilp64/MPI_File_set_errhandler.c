/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_set_errhandler] through templates/fortran/ilp64.c.j2. */
/* Attach an error handler to a file, or set the default for new files. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_set_errhandler.c"

#if BND_HAS(MPI_File_set_errhandler)
void BND_WIDE_NAME(mpi_file_set_errhandler, MPI_FILE_SET_ERRHANDLER)(const bnd_default_integer *file,
        const bnd_default_integer *errhandler, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_file_set_errhandler)(const bnd_integer *file,
        const bnd_integer *errhandler, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_File_set_errhandler) && bnd_is_inline_f2c_File(*file) &&
            bnd_is_inline_f2c_Errhandler(*errhandler)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_File_set_errhandler)(bnd_inline_f2c_File(*file),
            bnd_inline_f2c_Errhandler(*errhandler)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_file_set_errhandler)(const bnd_default_integer *file,
        const bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    const bnd_integer int_file = bnd_integer_handle(*file);
    const bnd_integer int_errhandler = bnd_integer_handle(*errhandler);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_set_errhandler)(&int_file, &int_errhandler, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_file_set_errhandler, MPI_FILE_SET_ERRHANDLER)(const bnd_default_integer *file,
        const bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(file) | bnd_high_half(errhandler),
            bnd_fits(file) && bnd_fits(errhandler)), BND_WIDE_SLOW_PATH(mpi_file_set_errhandler)(file, errhandler,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_file_set_errhandler)(bnd_low_half(file), bnd_low_half(errhandler),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_file_set_errhandler)(file, errhandler, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
