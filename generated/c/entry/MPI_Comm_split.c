/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_split] through templates/c/entry.c.j2. */
/* Divide a communicator by colour, ordering each part by key. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_split)(MPI_Comm comm, int color, int key, MPI_Comm *newcomm);
BND_INSTRUMENTED_CALL(Comm_split, int, (MPI_Comm comm, int color, int key, MPI_Comm *newcomm), (comm, color, key,
        newcomm))

BND_WEAK(MPI_Comm_split, PMPI_Comm_split)

int BND_ENTRY(MPI_Comm_split)(MPI_Comm comm, int color, int key, MPI_Comm *newcomm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_split");
    BND_REFUSE_IF("MPI_Comm_split", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_split", color < 0 && color != MPI_UNDEFINED, MPI_ERR_ARG, "color", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_split", !newcomm, MPI_ERR_ARG, "newcomm", BND_ON_COMM, comm);
    BND_FORWARD(Comm_split, (comm, color, key, newcomm));
}
