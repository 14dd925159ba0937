/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_set_errhandler] through templates/c/entry.c.j2. */
/* Attach an error handler to a file, or set the default for new files. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_set_errhandler)(MPI_File file, MPI_Errhandler errhandler);
BND_INSTRUMENTED_CALL(File_set_errhandler, int, (MPI_File file, MPI_Errhandler errhandler), (file, errhandler))

BND_WEAK(MPI_File_set_errhandler, PMPI_File_set_errhandler)

int BND_ENTRY(MPI_File_set_errhandler)(MPI_File file, MPI_Errhandler errhandler)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_set_errhandler");
    BND_REFUSE_IF("MPI_File_set_errhandler", BND_IS_NULL(errhandler, MPI_ERRHANDLER_NULL), MPI_ERR_ERRHANDLER,
            "errhandler", BND_ON_FILE, file);
    BND_FORWARD(File_set_errhandler, (file, errhandler));
}
