/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Comm_set_errhandler] through templates/c/entry.c.j2. */
/* Attach an error handler to a communicator in the calling process. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_set_errhandler)(MPI_Comm comm, MPI_Errhandler errhandler);
BND_INSTRUMENTED_CALL(Comm_set_errhandler, int, (MPI_Comm comm, MPI_Errhandler errhandler), (comm, errhandler))

BND_WEAK(MPI_Comm_set_errhandler, PMPI_Comm_set_errhandler)

int BND_ENTRY(MPI_Comm_set_errhandler)(MPI_Comm comm, MPI_Errhandler errhandler)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_set_errhandler");
    BND_REFUSE_IF("MPI_Comm_set_errhandler", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Comm_set_errhandler", BND_IS_NULL(errhandler, MPI_ERRHANDLER_NULL), MPI_ERR_ERRHANDLER,
            "errhandler", BND_ON_COMM, comm);
    BND_FORWARD(Comm_set_errhandler, (comm, errhandler));
}
