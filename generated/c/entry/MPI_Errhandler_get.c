/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Errhandler_get] through templates/c/entry.c.j2. */
/* Return the error handler of a communicator through the old MPI-1 call. */
#include "bnd_entry.h"
#include "mpi_removed.h"

int BND_IMPLEMENTATION(Errhandler_get)(MPI_Comm comm, MPI_Errhandler *errhandler);
BND_INSTRUMENTED_CALL(Errhandler_get, int, (MPI_Comm comm, MPI_Errhandler *errhandler), (comm, errhandler))

BND_WEAK(MPI_Errhandler_get, PMPI_Errhandler_get)

int BND_ENTRY(MPI_Errhandler_get)(MPI_Comm comm, MPI_Errhandler *errhandler)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Errhandler_get");
    BND_REFUSE_IF("MPI_Errhandler_get", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Errhandler_get", !errhandler, MPI_ERR_ARG, "errhandler", BND_ON_COMM, comm);
    BND_FORWARD(Errhandler_get, (comm, errhandler));
}
