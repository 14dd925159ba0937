/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_sub] through templates/c/entry.c.j2. */
/* Split a Cartesian communicator into grids of fewer dimensions. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Cart_sub)(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm);
BND_INSTRUMENTED_CALL(Cart_sub, int, (MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm), (comm, remain_dims,
        newcomm))

BND_WEAK(MPI_Cart_sub, PMPI_Cart_sub)

int BND_ENTRY(MPI_Cart_sub)(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Cart_sub");
    BND_REFUSE_IF("MPI_Cart_sub", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cart_sub", !newcomm, MPI_ERR_ARG, "newcomm", BND_ON_COMM, comm);
    BND_FORWARD(Cart_sub, (comm, remain_dims, newcomm));
}
