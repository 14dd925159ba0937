/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Errhandler_set] through templates/c/entry.c.j2. */
/* Attach an error handler to a communicator through the old MPI-1 call. */
#include "bnd_entry.h"
#include "mpi_removed.h"

int BND_IMPLEMENTATION(Errhandler_set)(MPI_Comm comm, MPI_Errhandler errhandler);
BND_INSTRUMENTED_CALL(Errhandler_set, int, (MPI_Comm comm, MPI_Errhandler errhandler), (comm, errhandler))

BND_WEAK(MPI_Errhandler_set, PMPI_Errhandler_set)

int BND_ENTRY(MPI_Errhandler_set)(MPI_Comm comm, MPI_Errhandler errhandler)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Errhandler_set");
    BND_REFUSE_IF("MPI_Errhandler_set", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Errhandler_set", BND_IS_NULL(errhandler, MPI_ERRHANDLER_NULL), MPI_ERR_ERRHANDLER, "errhandler",
            BND_ON_COMM, comm);
    BND_FORWARD(Errhandler_set, (comm, errhandler));
}
