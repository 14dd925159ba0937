/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_neighbors_count] through templates/fortran/wrapper.c.j2. */
/* Count own in and out edges in a distributed graph and tell if it is weighted. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Dist_graph_neighbors_count)
BND_WRAPPER void BND_NAME(mpi_dist_graph_neighbors_count, MPI_DIST_GRAPH_NEIGHBORS_COUNT)(const bnd_integer *comm,
        bnd_integer *indegree, bnd_integer *outdegree, bnd_logical *weighted, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_dist_graph_neighbors_count, MPI_DIST_GRAPH_NEIGHBORS_COUNT)(const bnd_integer *comm,
        bnd_integer *indegree, bnd_integer *outdegree, bnd_logical *weighted, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Dist_graph_neighbors_count, ierror, BND_ON_COMM, *comm);
    int c_weighted = 0;
    const int result = BND_C(MPI_Dist_graph_neighbors_count)(bnd_f2c_Comm(*comm), indegree, outdegree, &c_weighted);
    *weighted = BND_LOGICAL(c_weighted);
    BND_STORE_IERROR(ierror, result);
}
#endif
