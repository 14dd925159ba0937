/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_shift] through templates/c/entry.c.j2. */
/* Find the source and destination ranks of a shift along one grid dimension. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Cart_shift)(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest);
BND_INSTRUMENTED_CALL(Cart_shift, int, (MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest),
        (comm, direction, disp, rank_source, rank_dest))

BND_WEAK(MPI_Cart_shift, PMPI_Cart_shift)

int BND_ENTRY(MPI_Cart_shift)(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Cart_shift");
    BND_REFUSE_IF("MPI_Cart_shift", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cart_shift", !rank_source, MPI_ERR_ARG, "rank_source", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cart_shift", !rank_dest, MPI_ERR_ARG, "rank_dest", BND_ON_COMM, comm);
    BND_FORWARD(Cart_shift, (comm, direction, disp, rank_source, rank_dest));
}
