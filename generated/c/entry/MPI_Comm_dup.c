/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_dup] through templates/c/entry.c.j2. */
/* Duplicate a communicator together with its cached attributes. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_dup)(MPI_Comm comm, MPI_Comm *newcomm);
BND_INSTRUMENTED_CALL(Comm_dup, int, (MPI_Comm comm, MPI_Comm *newcomm), (comm, newcomm))

BND_WEAK(MPI_Comm_dup, PMPI_Comm_dup)

int BND_ENTRY(MPI_Comm_dup)(MPI_Comm comm, MPI_Comm *newcomm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_dup");
    BND_REFUSE_IF("MPI_Comm_dup", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_dup", !newcomm, MPI_ERR_ARG, "newcomm", BND_ON_COMM, comm);
    BND_FORWARD(Comm_dup, (comm, newcomm));
}
