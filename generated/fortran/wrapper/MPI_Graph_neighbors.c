/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_neighbors] through templates/fortran/wrapper.c.j2. */
/* List the neighbours of any given rank in a graph communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Graph_neighbors)
BND_WRAPPER void BND_NAME(mpi_graph_neighbors, MPI_GRAPH_NEIGHBORS)(const bnd_integer *comm, const bnd_integer *rank,
        const bnd_integer *maxneighbors, bnd_integer *neighbors, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_graph_neighbors)(const bnd_integer *comm, const bnd_integer *rank,
        const bnd_integer *maxneighbors, bnd_integer *neighbors, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Graph_neighbors, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Graph_neighbors)(bnd_f2c_Comm(*comm), *rank, *maxneighbors, neighbors));
}

BND_WRAPPER void BND_NAME(mpi_graph_neighbors, MPI_GRAPH_NEIGHBORS)(const bnd_integer *comm, const bnd_integer *rank,
        const bnd_integer *maxneighbors, bnd_integer *neighbors, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Graph_neighbors) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_graph_neighbors)(comm, rank, maxneighbors, neighbors, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Graph_neighbors)(bnd_inline_f2c_Comm(*comm), *rank, *maxneighbors, neighbors));
}
#endif
