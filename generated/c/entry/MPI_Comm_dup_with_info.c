/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_dup_with_info] through templates/c/entry.c.j2. */
/* Duplicate a communicator but give the copy its own hints. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_dup_with_info)(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm);
BND_INSTRUMENTED_CALL(Comm_dup_with_info, int, (MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm), (comm, info,
        newcomm))

BND_WEAK(MPI_Comm_dup_with_info, PMPI_Comm_dup_with_info)

int BND_ENTRY(MPI_Comm_dup_with_info)(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_dup_with_info");
    BND_REFUSE_IF("MPI_Comm_dup_with_info", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_dup_with_info", !newcomm, MPI_ERR_ARG, "newcomm", BND_ON_COMM, comm);
    BND_FORWARD(Comm_dup_with_info, (comm, info, newcomm));
}
