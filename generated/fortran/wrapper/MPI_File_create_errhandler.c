/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_create_errhandler] through templates/fortran/wrapper.c.j2. */
/* Turn a user function into an error handler usable with files. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_create_errhandler)
BND_WRAPPER void BND_NAME(mpi_file_create_errhandler, MPI_FILE_CREATE_ERRHANDLER)(bnd_procedure *file_errhandler_fn,
        bnd_integer *errhandler, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_file_create_errhandler, MPI_FILE_CREATE_ERRHANDLER)(bnd_procedure *file_errhandler_fn,
        bnd_integer *errhandler, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_create_errhandler, ierror, BND_ON_SELF, 0);
    struct bnd_trampoline t_file_errhandler_fn;
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler, MPI_ERRHANDLER_NULL);
    BND_TRAMPOLINE_ACQUIRE(&t_file_errhandler_fn, bnd_trampolines_file_errhandler_function, file_errhandler_fn,
            errhandler, ierror);
    const int result = BND_C(MPI_File_create_errhandler)((MPI_File_errhandler_function *)t_file_errhandler_fn.function,
            c_errhandler);
    BND_TRAMPOLINE_BIND(&t_file_errhandler_fn, Errhandler, c_errhandler, errhandler, result, ierror);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
