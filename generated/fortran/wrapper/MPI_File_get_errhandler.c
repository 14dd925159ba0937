/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_get_errhandler] through templates/fortran/wrapper.c.j2. */
/* Return the error handler attached to a file, or the default one for files. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_get_errhandler)
BND_WRAPPER void BND_NAME(mpi_file_get_errhandler, MPI_FILE_GET_ERRHANDLER)(const bnd_integer *file,
        bnd_integer *errhandler, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_get_errhandler)(const bnd_integer *file, bnd_integer *errhandler,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_get_errhandler, ierror, BND_ON_FILE, *file);
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler, MPI_ERRHANDLER_NULL);
    const int result = BND_C(MPI_File_get_errhandler)(bnd_f2c_File(*file), c_errhandler);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_file_get_errhandler, MPI_FILE_GET_ERRHANDLER)(const bnd_integer *file,
        bnd_integer *errhandler, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_get_errhandler) && bnd_is_inline_f2c_File(*file),
            BND_SLOW_PATH(mpi_file_get_errhandler)(file, errhandler, ierror));
    BND_HANDLE_UNSET(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler);
    const int result = BND_C(MPI_File_get_errhandler)(bnd_inline_f2c_File(*file), c_errhandler);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
}
#endif
