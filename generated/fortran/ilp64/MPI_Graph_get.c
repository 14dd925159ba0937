/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_get] through templates/fortran/ilp64.c.j2. */
/* Return the index and edge arrays of a graph communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Graph_get.c"

#if BND_HAS(MPI_Graph_get)
void BND_WIDE_NAME(mpi_graph_get, MPI_GRAPH_GET)(const bnd_default_integer *comm, const bnd_default_integer *maxindex,
        const bnd_default_integer *maxedges, bnd_default_integer *index, bnd_default_integer *edges,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_graph_get, MPI_GRAPH_GET)(const bnd_default_integer *comm, const bnd_default_integer *maxindex,
        const bnd_default_integer *maxedges, bnd_default_integer *index, bnd_default_integer *edges,
        bnd_default_integer *ierror)
{
    const long int_index_count = *maxindex;
    const long int_edges_count = *maxedges;
    BND_NARROW_CHECK(bnd_integer, *maxindex, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *maxedges, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_maxindex = BND_NARROWED(bnd_integer, *maxindex);
    const bnd_integer int_maxedges = BND_NARROWED(bnd_integer, *maxedges);
    BND_INTEGERS(bnd_integers_unset, int_index, index, (void)0, ierror);
    BND_INTEGERS(bnd_integers_unset, int_edges, edges, BND_ARRAY_FREE(int_index), ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_graph_get)(&int_comm, &int_maxindex, &int_maxedges, int_index, int_edges, &int_ierror);
    bnd_integers_out(index, int_index, int_index_count);
    BND_ARRAY_FREE(int_index);
    bnd_integers_out(edges, int_edges, int_edges_count);
    BND_ARRAY_FREE(int_edges);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
