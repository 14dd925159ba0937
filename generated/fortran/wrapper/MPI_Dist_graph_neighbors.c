/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_neighbors] through templates/fortran/wrapper.c.j2. */
/* List own sources and destinations, with weights, in a distributed graph. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Dist_graph_neighbors)
BND_WRAPPER void BND_NAME(mpi_dist_graph_neighbors, MPI_DIST_GRAPH_NEIGHBORS)(const bnd_integer *comm,
        const bnd_integer *maxindegree, bnd_integer *sources, bnd_integer *sourceweights,
        const bnd_integer *maxoutdegree, bnd_integer *destinations, bnd_integer *destweights, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_dist_graph_neighbors)(const bnd_integer *comm,
        const bnd_integer *maxindegree, bnd_integer *sources, bnd_integer *sourceweights,
        const bnd_integer *maxoutdegree, bnd_integer *destinations, bnd_integer *destweights, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Dist_graph_neighbors, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Dist_graph_neighbors)(bnd_f2c_Comm(*comm), *maxindegree, sources,
            bnd_sentinel_array(sourceweights), *maxoutdegree, destinations, bnd_sentinel_array(destweights)));
}

BND_WRAPPER void BND_NAME(mpi_dist_graph_neighbors, MPI_DIST_GRAPH_NEIGHBORS)(const bnd_integer *comm,
        const bnd_integer *maxindegree, bnd_integer *sources, bnd_integer *sourceweights,
        const bnd_integer *maxoutdegree, bnd_integer *destinations, bnd_integer *destweights, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Dist_graph_neighbors) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_dist_graph_neighbors)(comm, maxindegree, sources, sourceweights, maxoutdegree,
            destinations, destweights, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Dist_graph_neighbors)(bnd_inline_f2c_Comm(*comm), *maxindegree, sources,
            bnd_sentinel_array(sourceweights), *maxoutdegree, destinations, bnd_sentinel_array(destweights)));
}
#endif
