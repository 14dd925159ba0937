/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_get_errhandler] through templates/c/entry.c.j2. */
/* Return the error handler attached to a file, or the default one for files. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_get_errhandler)(MPI_File file, MPI_Errhandler *errhandler);
BND_INSTRUMENTED_CALL(File_get_errhandler, int, (MPI_File file, MPI_Errhandler *errhandler), (file, errhandler))

BND_WEAK(MPI_File_get_errhandler, PMPI_File_get_errhandler)

int BND_ENTRY(MPI_File_get_errhandler)(MPI_File file, MPI_Errhandler *errhandler)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_get_errhandler");
    BND_REFUSE_IF("MPI_File_get_errhandler", !errhandler, MPI_ERR_ARG, "errhandler", BND_ON_FILE, file);
    BND_FORWARD(File_get_errhandler, (file, errhandler));
}
