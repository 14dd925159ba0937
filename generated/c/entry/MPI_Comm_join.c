/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_join] through templates/c/entry.c.j2. */
/* Build an intercommunicator between two processes that share a socket. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_join)(int fd, MPI_Comm *intercomm);
BND_INSTRUMENTED_CALL(Comm_join, int, (int fd, MPI_Comm *intercomm), (fd, intercomm))

BND_WEAK(MPI_Comm_join, PMPI_Comm_join)

int BND_ENTRY(MPI_Comm_join)(int fd, MPI_Comm *intercomm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_join");
    BND_REFUSE_IF("MPI_Comm_join", !intercomm, MPI_ERR_ARG, "intercomm", BND_ON_NOTHING, 0);
    BND_FORWARD(Comm_join, (fd, intercomm));
}
