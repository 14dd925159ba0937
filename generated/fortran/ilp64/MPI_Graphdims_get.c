/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graphdims_get] through templates/fortran/ilp64.c.j2. */
/* Return the numbers of nodes and edges of a graph communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Graphdims_get.c"

#if BND_HAS(MPI_Graphdims_get)
void BND_WIDE_NAME(mpi_graphdims_get, MPI_GRAPHDIMS_GET)(const bnd_default_integer *comm, bnd_default_integer *nnodes,
        bnd_default_integer *nedges, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_graphdims_get, MPI_GRAPHDIMS_GET)(const bnd_default_integer *comm, bnd_default_integer *nnodes,
        bnd_default_integer *nedges, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_nnodes = BND_INTEGER_UNSET;
    bnd_integer int_nedges = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_graphdims_get)(&int_comm, &int_nnodes, &int_nedges, &int_ierror);
    bnd_integer_out(nnodes, int_nnodes);
    bnd_integer_out(nedges, int_nedges);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
