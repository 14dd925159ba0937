/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_neighbors] through templates/fortran/ilp64.c.j2. */
/* List own sources and destinations, with weights, in a distributed graph. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Dist_graph_neighbors.c"

#if BND_HAS(MPI_Dist_graph_neighbors)
void BND_WIDE_NAME(mpi_dist_graph_neighbors, MPI_DIST_GRAPH_NEIGHBORS)(const bnd_default_integer *comm,
        const bnd_default_integer *maxindegree, bnd_default_integer *sources, bnd_default_integer *sourceweights,
        const bnd_default_integer *maxoutdegree, bnd_default_integer *destinations, bnd_default_integer *destweights,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_dist_graph_neighbors, MPI_DIST_GRAPH_NEIGHBORS)(const bnd_default_integer *comm,
        const bnd_default_integer *maxindegree, bnd_default_integer *sources, bnd_default_integer *sourceweights,
        const bnd_default_integer *maxoutdegree, bnd_default_integer *destinations, bnd_default_integer *destweights,
        bnd_default_integer *ierror)
{
    const long int_sources_count = *maxindegree;
    const long int_sourceweights_count = bnd_is_sentinel_array(sourceweights) ? 0 : *maxindegree;
    const long int_destinations_count = *maxoutdegree;
    const long int_destweights_count = bnd_is_sentinel_array(destweights) ? 0 : *maxoutdegree;
    BND_NARROW_CHECK(bnd_integer, *maxindegree, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *maxoutdegree, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_maxindegree = BND_NARROWED(bnd_integer, *maxindegree);
    const bnd_integer int_maxoutdegree = BND_NARROWED(bnd_integer, *maxoutdegree);
    BND_INTEGERS(bnd_integers_unset, int_sources, sources, (void)0, ierror);
    BND_INTEGERS(bnd_integers_unset, int_sourceweights, sourceweights, BND_ARRAY_FREE(int_sources), ierror);
    BND_INTEGERS(bnd_integers_unset, int_destinations, destinations,
            BND_ARRAY_FREE(int_sources); BND_ARRAY_FREE(int_sourceweights), ierror);
    BND_INTEGERS(bnd_integers_unset, int_destweights, destweights,
            BND_ARRAY_FREE(int_sources); BND_ARRAY_FREE(int_sourceweights); BND_ARRAY_FREE(int_destinations), ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_dist_graph_neighbors)(&int_comm, &int_maxindegree, int_sources,
            (bnd_is_sentinel_array(sourceweights) ? (bnd_integer *)sourceweights : int_sourceweights),
            &int_maxoutdegree, int_destinations,
            (bnd_is_sentinel_array(destweights) ? (bnd_integer *)destweights : int_destweights), &int_ierror);
    bnd_integers_out(sources, int_sources, int_sources_count);
    BND_ARRAY_FREE(int_sources);
    bnd_integers_out(sourceweights, int_sourceweights, int_sourceweights_count);
    BND_ARRAY_FREE(int_sourceweights);
    bnd_integers_out(destinations, int_destinations, int_destinations_count);
    BND_ARRAY_FREE(int_destinations);
    bnd_integers_out(destweights, int_destweights, int_destweights_count);
    BND_ARRAY_FREE(int_destweights);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
