/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_create_adjacent] through templates/fortran/ilp64.c.j2. */
/* Create a graph communicator where each process lists its own in and out edges. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Dist_graph_create_adjacent.c"

#if BND_HAS(MPI_Dist_graph_create_adjacent)
void BND_WIDE_NAME(mpi_dist_graph_create_adjacent, MPI_DIST_GRAPH_CREATE_ADJACENT)(const bnd_default_integer *comm_old,
        const bnd_default_integer *indegree, const bnd_default_integer *sources, bnd_default_integer *sourceweights,
        const bnd_default_integer *outdegree, const bnd_default_integer *destinations,
        bnd_default_integer *destweights, const bnd_default_integer *info, const bnd_logical *reorder,
        bnd_default_integer *comm_dist_graph, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_dist_graph_create_adjacent, MPI_DIST_GRAPH_CREATE_ADJACENT)(const bnd_default_integer *comm_old,
        const bnd_default_integer *indegree, const bnd_default_integer *sources, bnd_default_integer *sourceweights,
        const bnd_default_integer *outdegree, const bnd_default_integer *destinations,
        bnd_default_integer *destweights, const bnd_default_integer *info, const bnd_logical *reorder,
        bnd_default_integer *comm_dist_graph, bnd_default_integer *ierror)
{
    const long int_sources_count = *indegree;
    const long int_sourceweights_count = bnd_is_sentinel_array(sourceweights) ? 0 : *indegree;
    const long int_destinations_count = *outdegree;
    const long int_destweights_count = bnd_is_sentinel_array(destweights) ? 0 : *outdegree;
    BND_NARROW_CHECK(bnd_integer, *indegree, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm_old);
    BND_NARROW_CHECK_ARRAY(bnd_integer, sources, int_sources_count, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm_old);
    BND_NARROW_CHECK_ARRAY(bnd_integer, sourceweights, int_sourceweights_count, 1, MPI_ERR_ARG, ierror, BND_ON_COMM,
            *comm_old);
    BND_NARROW_CHECK(bnd_integer, *outdegree, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm_old);
    BND_NARROW_CHECK_ARRAY(bnd_integer, destinations, int_destinations_count, 1, MPI_ERR_RANK, ierror, BND_ON_COMM,
            *comm_old);
    BND_NARROW_CHECK_ARRAY(bnd_integer, destweights, int_destweights_count, 1, MPI_ERR_ARG, ierror, BND_ON_COMM,
            *comm_old);
    const bnd_integer int_comm_old = bnd_integer_handle(*comm_old);
    const bnd_integer int_indegree = BND_NARROWED(bnd_integer, *indegree);
    const bnd_integer int_outdegree = BND_NARROWED(bnd_integer, *outdegree);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_comm_dist_graph = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_cut, int_sources, sources, (void)0, ierror);
    BND_INTEGERS(bnd_integers_cut, int_sourceweights, sourceweights, BND_ARRAY_FREE(int_sources), ierror);
    BND_INTEGERS(bnd_integers_cut, int_destinations, destinations,
            BND_ARRAY_FREE(int_sources); BND_ARRAY_FREE(int_sourceweights), ierror);
    BND_INTEGERS(bnd_integers_cut, int_destweights, destweights,
            BND_ARRAY_FREE(int_sources); BND_ARRAY_FREE(int_sourceweights); BND_ARRAY_FREE(int_destinations), ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_dist_graph_create_adjacent)(&int_comm_old, &int_indegree, int_sources,
            (bnd_is_sentinel_array(sourceweights) ? (bnd_integer *)sourceweights : int_sourceweights), &int_outdegree,
            int_destinations, (bnd_is_sentinel_array(destweights) ? (bnd_integer *)destweights : int_destweights),
            &int_info, reorder, &int_comm_dist_graph, &int_ierror);
    BND_ARRAY_FREE(int_sources);
    BND_ARRAY_FREE(int_sourceweights);
    BND_ARRAY_FREE(int_destinations);
    BND_ARRAY_FREE(int_destweights);
    bnd_integer_out(comm_dist_graph, int_comm_dist_graph);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
