/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_get_name] through templates/c/entry.c.j2. */
/* Return the printable name last given to a communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_get_name)(MPI_Comm comm, char *comm_name, int *resultlen);
BND_INSTRUMENTED_CALL(Comm_get_name, int, (MPI_Comm comm, char *comm_name, int *resultlen), (comm, comm_name,
        resultlen))

BND_WEAK(MPI_Comm_get_name, PMPI_Comm_get_name)

int BND_ENTRY(MPI_Comm_get_name)(MPI_Comm comm, char *comm_name, int *resultlen)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_get_name");
    BND_REFUSE_IF("MPI_Comm_get_name", !comm_name, MPI_ERR_ARG, "comm_name", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_get_name", !resultlen, MPI_ERR_ARG, "resultlen", BND_ON_COMM, comm);
    BND_FORWARD(Comm_get_name, (comm, comm_name, resultlen));
}
