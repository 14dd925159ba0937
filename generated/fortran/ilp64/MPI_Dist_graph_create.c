/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_create] through templates/fortran/ilp64.c.j2. */
/* Create a graph communicator from edges that any process may contribute. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Dist_graph_create.c"

#if BND_HAS(MPI_Dist_graph_create)
void BND_WIDE_NAME(mpi_dist_graph_create, MPI_DIST_GRAPH_CREATE)(const bnd_default_integer *comm_old,
        const bnd_default_integer *n, const bnd_default_integer *sources, const bnd_default_integer *degrees,
        const bnd_default_integer *destinations, bnd_default_integer *weights, const bnd_default_integer *info,
        const bnd_logical *reorder, bnd_default_integer *comm_dist_graph, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_dist_graph_create, MPI_DIST_GRAPH_CREATE)(const bnd_default_integer *comm_old,
        const bnd_default_integer *n, const bnd_default_integer *sources, const bnd_default_integer *degrees,
        const bnd_default_integer *destinations, bnd_default_integer *weights, const bnd_default_integer *info,
        const bnd_logical *reorder, bnd_default_integer *comm_dist_graph, bnd_default_integer *ierror)
{
    const MPI_Count sum_degrees = bnd_sum(degrees, sizeof *degrees, *n);
    const long int_sources_count = *n;
    const long int_degrees_count = *n;
    const long int_destinations_count = sum_degrees;
    const long int_weights_count = bnd_is_sentinel_array(weights) ? 0 : sum_degrees;
    BND_NARROW_CHECK(bnd_integer, *n, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm_old);
    BND_NARROW_CHECK_ARRAY(bnd_integer, sources, int_sources_count, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm_old);
    BND_NARROW_CHECK_ARRAY(bnd_integer, degrees, int_degrees_count, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm_old);
    BND_NARROW_CHECK_ARRAY(bnd_integer, destinations, int_destinations_count, 1, MPI_ERR_RANK, ierror, BND_ON_COMM,
            *comm_old);
    BND_NARROW_CHECK_ARRAY(bnd_integer, weights, int_weights_count, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm_old);
    const bnd_integer int_comm_old = bnd_integer_handle(*comm_old);
    const bnd_integer int_n = BND_NARROWED(bnd_integer, *n);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_comm_dist_graph = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_cut, int_sources, sources, (void)0, ierror);
    BND_INTEGERS(bnd_integers_cut, int_degrees, degrees, BND_ARRAY_FREE(int_sources), ierror);
    BND_INTEGERS(bnd_integers_cut, int_destinations, destinations,
            BND_ARRAY_FREE(int_sources); BND_ARRAY_FREE(int_degrees), ierror);
    BND_INTEGERS(bnd_integers_cut, int_weights, weights,
            BND_ARRAY_FREE(int_sources); BND_ARRAY_FREE(int_degrees); BND_ARRAY_FREE(int_destinations), ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_dist_graph_create)(&int_comm_old, &int_n, int_sources, int_degrees, int_destinations,
            (bnd_is_sentinel_array(weights) ? (bnd_integer *)weights : int_weights), &int_info, reorder,
            &int_comm_dist_graph, &int_ierror);
    BND_ARRAY_FREE(int_sources);
    BND_ARRAY_FREE(int_degrees);
    BND_ARRAY_FREE(int_destinations);
    BND_ARRAY_FREE(int_weights);
    bnd_integer_out(comm_dist_graph, int_comm_dist_graph);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
