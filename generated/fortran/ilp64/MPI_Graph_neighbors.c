/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_neighbors] through templates/fortran/ilp64.c.j2. */
/* List the neighbours of any given rank in a graph communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Graph_neighbors.c"

#if BND_HAS(MPI_Graph_neighbors)
void BND_WIDE_NAME(mpi_graph_neighbors, MPI_GRAPH_NEIGHBORS)(const bnd_default_integer *comm,
        const bnd_default_integer *rank, const bnd_default_integer *maxneighbors, bnd_default_integer *neighbors,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_graph_neighbors, MPI_GRAPH_NEIGHBORS)(const bnd_default_integer *comm,
        const bnd_default_integer *rank, const bnd_default_integer *maxneighbors, bnd_default_integer *neighbors,
        bnd_default_integer *ierror)
{
    const long int_neighbors_count = *maxneighbors;
    BND_NARROW_CHECK(bnd_integer, *rank, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *maxneighbors, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_rank = BND_NARROWED(bnd_integer, *rank);
    const bnd_integer int_maxneighbors = BND_NARROWED(bnd_integer, *maxneighbors);
    BND_INTEGERS(bnd_integers_unset, int_neighbors, neighbors, (void)0, ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_graph_neighbors)(&int_comm, &int_rank, &int_maxneighbors, int_neighbors, &int_ierror);
    bnd_integers_out(neighbors, int_neighbors, int_neighbors_count);
    BND_ARRAY_FREE(int_neighbors);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
