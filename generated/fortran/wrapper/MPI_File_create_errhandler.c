/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_create_errhandler] through templates/fortran/wrapper.c.j2. */
/* Turn a user function into an error handler usable with files. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_create_errhandler)
void BND_NAME(mpi_file_create_errhandler, MPI_FILE_CREATE_ERRHANDLER)(bnd_procedure *file_errhandler_fn,
        MPI_Fint *errhandler, MPI_Fint *ierror);

void BND_NAME(mpi_file_create_errhandler, MPI_FILE_CREATE_ERRHANDLER)(bnd_procedure *file_errhandler_fn,
        MPI_Fint *errhandler, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_File_create_errhandler, bnd_raise(code));
    struct bnd_thunk t_file_errhandler_fn;
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, errhandler, MPI_ERRHANDLER_NULL);
    BND_THUNK_TAKE(file_errhandler_function, file_errhandler_fn, errhandler);
    const int result = BND_C(MPI_File_create_errhandler)((MPI_File_errhandler_function *)t_file_errhandler_fn.function,
            BND_HANDLE_ADDRESS(MPI_ERRHANDLER, errhandler));
    BND_THUNK_BIND(file_errhandler_fn, Errhandler, MPI_ERRHANDLER, errhandler);
    BND_HANDLE_MADE(MPI_ERRHANDLER, Errhandler, errhandler);
    BND_STORE_IERROR(ierror, result);
}
#endif
