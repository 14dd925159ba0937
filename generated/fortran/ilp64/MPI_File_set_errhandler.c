/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_set_errhandler] through templates/fortran/ilp64.c.j2. */
/* Attach an error handler to a file, or set the default for new files. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_set_errhandler.c"

#if BND_HAS(MPI_File_set_errhandler)
void BND_WIDE_NAME(mpi_file_set_errhandler, MPI_FILE_SET_ERRHANDLER)(const bnd_default_integer *file,
        const bnd_default_integer *errhandler, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_file_set_errhandler, MPI_FILE_SET_ERRHANDLER)(const bnd_default_integer *file,
        const bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    const bnd_integer int_file = bnd_integer_handle(*file);
    const bnd_integer int_errhandler = bnd_integer_handle(*errhandler);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_set_errhandler)(&int_file, &int_errhandler, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
