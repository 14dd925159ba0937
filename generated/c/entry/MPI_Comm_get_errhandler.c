/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Comm_get_errhandler] through templates/c/entry.c.j2. */
/* Return the error handler currently attached to a communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_get_errhandler)(MPI_Comm comm, MPI_Errhandler *errhandler);
BND_INSTRUMENTED_CALL(Comm_get_errhandler, int, (MPI_Comm comm, MPI_Errhandler *errhandler), (comm, errhandler))

BND_WEAK(MPI_Comm_get_errhandler, PMPI_Comm_get_errhandler)

int BND_ENTRY(MPI_Comm_get_errhandler)(MPI_Comm comm, MPI_Errhandler *errhandler)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_get_errhandler");
    BND_REFUSE_IF("MPI_Comm_get_errhandler", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Comm_get_errhandler", !errhandler, MPI_ERR_ARG, "errhandler", BND_ON_COMM, comm);
    BND_FORWARD(Comm_get_errhandler, (comm, errhandler));
}
