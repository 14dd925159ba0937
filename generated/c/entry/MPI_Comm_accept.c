/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_accept] through templates/c/entry.c.j2. */
/* Wait at a port for a client and return an intercommunicator to it. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_accept)(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm);
BND_INSTRUMENTED_CALL(Comm_accept, int, (const char *port_name, MPI_Info info, int root, MPI_Comm comm,
        MPI_Comm *newcomm), (port_name, info, root, comm, newcomm))

BND_WEAK(MPI_Comm_accept, PMPI_Comm_accept)

int BND_ENTRY(MPI_Comm_accept)(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_accept");
    BND_REFUSE_IF("MPI_Comm_accept", root < 0, MPI_ERR_ROOT, "root", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_accept", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_accept", !newcomm, MPI_ERR_ARG, "newcomm", BND_ON_COMM, comm);
    BND_FORWARD(Comm_accept, (port_name, info, root, comm, newcomm));
}
