/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_create_adjacent] through templates/fortran/wrapper.c.j2. */
/* Create a graph communicator where each process lists its own in and out edges. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Dist_graph_create_adjacent)
BND_WRAPPER void BND_NAME(mpi_dist_graph_create_adjacent, MPI_DIST_GRAPH_CREATE_ADJACENT)(const bnd_integer *comm_old,
        const bnd_integer *indegree, bnd_integer *sources, bnd_integer *sourceweights, const bnd_integer *outdegree,
        bnd_integer *destinations, bnd_integer *destweights, const bnd_integer *info, const bnd_logical *reorder,
        bnd_integer *comm_dist_graph, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_dist_graph_create_adjacent)(const bnd_integer *comm_old,
        const bnd_integer *indegree, bnd_integer *sources, bnd_integer *sourceweights, const bnd_integer *outdegree,
        bnd_integer *destinations, bnd_integer *destweights, const bnd_integer *info, const bnd_logical *reorder,
        bnd_integer *comm_dist_graph, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Dist_graph_create_adjacent, ierror, BND_ON_COMM, *comm_old);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_comm_dist_graph, comm_dist_graph, MPI_COMM_NULL);
    const int result = BND_C(MPI_Dist_graph_create_adjacent)(bnd_f2c_Comm(*comm_old), *indegree, sources,
            bnd_sentinel_array(sourceweights), *outdegree, destinations, bnd_sentinel_array(destweights),
            bnd_f2c_Info(*info), BND_IS_TRUE(*reorder), c_comm_dist_graph);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_comm_dist_graph, comm_dist_graph, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_dist_graph_create_adjacent, MPI_DIST_GRAPH_CREATE_ADJACENT)(const bnd_integer *comm_old,
        const bnd_integer *indegree, bnd_integer *sources, bnd_integer *sourceweights, const bnd_integer *outdegree,
        bnd_integer *destinations, bnd_integer *destweights, const bnd_integer *info, const bnd_logical *reorder,
        bnd_integer *comm_dist_graph, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Dist_graph_create_adjacent) && bnd_is_inline_f2c_Comm(*comm_old) &&
            bnd_is_inline_f2c_Info(*info), BND_SLOW_PATH(mpi_dist_graph_create_adjacent)(comm_old, indegree, sources,
            sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph, ierror));
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_comm_dist_graph, comm_dist_graph);
    const int result = BND_C(MPI_Dist_graph_create_adjacent)(bnd_inline_f2c_Comm(*comm_old), *indegree, sources,
            bnd_sentinel_array(sourceweights), *outdegree, destinations, bnd_sentinel_array(destweights),
            bnd_inline_f2c_Info(*info), BND_IS_TRUE(*reorder), c_comm_dist_graph);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_comm_dist_graph, comm_dist_graph, result);
}
#endif
