/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Comm_call_errhandler] through templates/c/entry.c.j2. */
/* Invoke the error handler of a communicator with a given error code. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_call_errhandler)(MPI_Comm comm, int errorcode);
BND_INSTRUMENTED_CALL(Comm_call_errhandler, int, (MPI_Comm comm, int errorcode), (comm, errorcode))

BND_WEAK(MPI_Comm_call_errhandler, PMPI_Comm_call_errhandler)

int BND_ENTRY(MPI_Comm_call_errhandler)(MPI_Comm comm, int errorcode)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_call_errhandler");
    BND_REFUSE_IF("MPI_Comm_call_errhandler", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM,
            comm);
    BND_FORWARD(Comm_call_errhandler, (comm, errorcode));
}
