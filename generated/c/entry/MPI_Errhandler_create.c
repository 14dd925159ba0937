/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Errhandler_create] through templates/c/entry.c.j2. */
/* Make an error handler from a function through the old MPI-1 call. */
#include "bnd_entry.h"
#include "mpi_removed.h"

int BND_IMPLEMENTATION(Errhandler_create)(MPI_Handler_function *function, MPI_Errhandler *errhandler);
BND_INSTRUMENTED_CALL(Errhandler_create, int, (MPI_Handler_function *function, MPI_Errhandler *errhandler), (function,
        errhandler))

BND_WEAK(MPI_Errhandler_create, PMPI_Errhandler_create)

int BND_ENTRY(MPI_Errhandler_create)(MPI_Handler_function *function, MPI_Errhandler *errhandler)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Errhandler_create");
    BND_REFUSE_IF("MPI_Errhandler_create", !function, MPI_ERR_ARG, "function", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Errhandler_create", !errhandler, MPI_ERR_ARG, "errhandler", BND_ON_NOTHING, 0);
    BND_FORWARD(Errhandler_create, (function, errhandler));
}
