/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Comm_create_errhandler] through templates/c/entry.c.j2. */
/* Turn a user function into an error handler usable with communicators. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_create_errhandler)(MPI_Comm_errhandler_function *comm_errhandler_fn,
        MPI_Errhandler *errhandler);
BND_INSTRUMENTED_CALL(Comm_create_errhandler, int, (MPI_Comm_errhandler_function *comm_errhandler_fn,
        MPI_Errhandler *errhandler), (comm_errhandler_fn, errhandler))

BND_WEAK(MPI_Comm_create_errhandler, PMPI_Comm_create_errhandler)

int BND_ENTRY(MPI_Comm_create_errhandler)(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_create_errhandler");
    BND_REFUSE_IF("MPI_Comm_create_errhandler", !comm_errhandler_fn, MPI_ERR_ARG, "comm_errhandler_fn", BND_ON_NOTHING,
            0);
    BND_REFUSE_IF("MPI_Comm_create_errhandler", !errhandler, MPI_ERR_ARG, "errhandler", BND_ON_NOTHING, 0);
    BND_FORWARD(Comm_create_errhandler, (comm_errhandler_fn, errhandler));
}
