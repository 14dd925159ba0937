/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_test_inter] through templates/c/entry.c.j2. */
/* Tell whether a communicator is an intercommunicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_test_inter)(MPI_Comm comm, int *flag);
BND_INSTRUMENTED_CALL(Comm_test_inter, int, (MPI_Comm comm, int *flag), (comm, flag))

BND_WEAK(MPI_Comm_test_inter, PMPI_Comm_test_inter)

int BND_ENTRY(MPI_Comm_test_inter)(MPI_Comm comm, int *flag)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_test_inter");
    BND_REFUSE_IF("MPI_Comm_test_inter", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_test_inter", !flag, MPI_ERR_ARG, "flag", BND_ON_COMM, comm);
    BND_FORWARD(Comm_test_inter, (comm, flag));
}
