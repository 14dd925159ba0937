/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Errhandler_free] through templates/c/entry.c.j2. */
/* Mark an error handler for deallocation and set its handle to null. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Errhandler_free)(MPI_Errhandler *errhandler);
BND_INSTRUMENTED_CALL(Errhandler_free, int, (MPI_Errhandler *errhandler), (errhandler))

BND_WEAK(MPI_Errhandler_free, PMPI_Errhandler_free)

int BND_ENTRY(MPI_Errhandler_free)(MPI_Errhandler *errhandler)
{
    BND_REFUSE_IF("MPI_Errhandler_free", !errhandler, MPI_ERR_ARG, "errhandler", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Errhandler_free", BND_IS_NULL(*errhandler, MPI_ERRHANDLER_NULL), MPI_ERR_ERRHANDLER,
            "errhandler", BND_ON_NOTHING, 0);
    BND_FORWARD(Errhandler_free, (errhandler));
}
