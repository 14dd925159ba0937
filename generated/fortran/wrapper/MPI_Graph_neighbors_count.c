/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_neighbors_count] through templates/fortran/wrapper.c.j2. */
/* Count the neighbours of any given rank in a graph communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Graph_neighbors_count)
BND_WRAPPER void BND_NAME(mpi_graph_neighbors_count, MPI_GRAPH_NEIGHBORS_COUNT)(const bnd_integer *comm,
        const bnd_integer *rank, bnd_integer *nneighbors, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_graph_neighbors_count)(const bnd_integer *comm, const bnd_integer *rank,
        bnd_integer *nneighbors, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Graph_neighbors_count, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Graph_neighbors_count)(bnd_f2c_Comm(*comm), *rank, nneighbors));
}

BND_WRAPPER void BND_NAME(mpi_graph_neighbors_count, MPI_GRAPH_NEIGHBORS_COUNT)(const bnd_integer *comm,
        const bnd_integer *rank, bnd_integer *nneighbors, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Graph_neighbors_count) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_graph_neighbors_count)(comm, rank, nneighbors, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Graph_neighbors_count)(bnd_inline_f2c_Comm(*comm), *rank, nneighbors));
}
#endif
