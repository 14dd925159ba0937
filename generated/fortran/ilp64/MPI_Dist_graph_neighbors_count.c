/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_neighbors_count] through templates/fortran/ilp64.c.j2. */
/* Count own in and out edges in a distributed graph and tell if it is weighted. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Dist_graph_neighbors_count.c"

#if BND_HAS(MPI_Dist_graph_neighbors_count)
void BND_WIDE_NAME(mpi_dist_graph_neighbors_count, MPI_DIST_GRAPH_NEIGHBORS_COUNT)(const bnd_default_integer *comm,
        bnd_default_integer *indegree, bnd_default_integer *outdegree, bnd_logical *weighted,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_dist_graph_neighbors_count, MPI_DIST_GRAPH_NEIGHBORS_COUNT)(const bnd_default_integer *comm,
        bnd_default_integer *indegree, bnd_default_integer *outdegree, bnd_logical *weighted,
        bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_indegree = BND_INTEGER_UNSET;
    bnd_integer int_outdegree = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_dist_graph_neighbors_count)(&int_comm, &int_indegree, &int_outdegree, weighted, &int_ierror);
    bnd_integer_out(indegree, int_indegree);
    bnd_integer_out(outdegree, int_outdegree);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
