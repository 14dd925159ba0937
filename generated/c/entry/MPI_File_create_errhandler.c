/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_create_errhandler] through templates/c/entry.c.j2. */
/* Turn a user function into an error handler usable with files. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_create_errhandler)(MPI_File_errhandler_function *file_errhandler_fn,
        MPI_Errhandler *errhandler);
BND_INSTRUMENTED_CALL(File_create_errhandler, int, (MPI_File_errhandler_function *file_errhandler_fn,
        MPI_Errhandler *errhandler), (file_errhandler_fn, errhandler))

BND_WEAK(MPI_File_create_errhandler, PMPI_File_create_errhandler)

int BND_ENTRY(MPI_File_create_errhandler)(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_create_errhandler");
    BND_REFUSE_IF("MPI_File_create_errhandler", !file_errhandler_fn, MPI_ERR_ARG, "file_errhandler_fn", BND_ON_NOTHING,
            0);
    BND_REFUSE_IF("MPI_File_create_errhandler", !errhandler, MPI_ERR_ARG, "errhandler", BND_ON_NOTHING, 0);
    BND_FORWARD(File_create_errhandler, (file_errhandler_fn, errhandler));
}
