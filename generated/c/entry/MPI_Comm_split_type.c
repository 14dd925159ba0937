/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_split_type] through templates/c/entry.c.j2. */
/* Divide a communicator by a shared resource, such as common memory. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_split_type)(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm);
BND_INSTRUMENTED_CALL(Comm_split_type, int, (MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm),
        (comm, split_type, key, info, newcomm))

BND_WEAK(MPI_Comm_split_type, PMPI_Comm_split_type)

int BND_ENTRY(MPI_Comm_split_type)(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_split_type");
    BND_REFUSE_IF("MPI_Comm_split_type", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_split_type", !newcomm, MPI_ERR_ARG, "newcomm", BND_ON_COMM, comm);
    BND_FORWARD(Comm_split_type, (comm, split_type, key, info, newcomm));
}
