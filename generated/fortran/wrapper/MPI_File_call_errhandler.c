/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_call_errhandler] through templates/fortran/wrapper.c.j2. */
/* Invoke the error handler of a file handle with a given error code. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_call_errhandler)
BND_WRAPPER void BND_NAME(mpi_file_call_errhandler, MPI_FILE_CALL_ERRHANDLER)(const bnd_integer *fh,
        const bnd_integer *errorcode, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_call_errhandler)(const bnd_integer *fh, const bnd_integer *errorcode,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_call_errhandler, ierror, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_call_errhandler)(bnd_f2c_File(*fh), *errorcode));
}

BND_WRAPPER void BND_NAME(mpi_file_call_errhandler, MPI_FILE_CALL_ERRHANDLER)(const bnd_integer *fh,
        const bnd_integer *errorcode, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_call_errhandler) && bnd_is_inline_f2c_File(*fh),
            BND_SLOW_PATH(mpi_file_call_errhandler)(fh, errorcode, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_call_errhandler)(bnd_inline_f2c_File(*fh), *errorcode));
}
#endif
