/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_set_errhandler] through templates/fortran/wrapper.c.j2. */
/* Attach an error handler to a file, or set the default for new files. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_set_errhandler)
BND_WRAPPER void BND_NAME(mpi_file_set_errhandler, MPI_FILE_SET_ERRHANDLER)(const bnd_integer *file,
        const bnd_integer *errhandler, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_set_errhandler)(const bnd_integer *file, const bnd_integer *errhandler,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_set_errhandler, ierror, BND_ON_FILE, *file);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_set_errhandler)(bnd_f2c_File(*file), bnd_f2c_Errhandler(*errhandler)));
}

BND_WRAPPER void BND_NAME(mpi_file_set_errhandler, MPI_FILE_SET_ERRHANDLER)(const bnd_integer *file,
        const bnd_integer *errhandler, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_set_errhandler) && bnd_is_inline_f2c_File(*file) &&
            bnd_is_inline_f2c_Errhandler(*errhandler), BND_SLOW_PATH(mpi_file_set_errhandler)(file, errhandler,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_set_errhandler)(bnd_inline_f2c_File(*file),
            bnd_inline_f2c_Errhandler(*errhandler)));
}
#endif
