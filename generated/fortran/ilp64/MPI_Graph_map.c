/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_map] through templates/fortran/ilp64.c.j2. */
/* Suggest a rank for the caller that suits a process graph, creating nothing. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Graph_map.c"

#if BND_HAS(MPI_Graph_map)
void BND_WIDE_NAME(mpi_graph_map, MPI_GRAPH_MAP)(const bnd_default_integer *comm, const bnd_default_integer *nnodes,
        const bnd_default_integer *index, const bnd_default_integer *edges, bnd_default_integer *newrank,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_graph_map, MPI_GRAPH_MAP)(const bnd_default_integer *comm, const bnd_default_integer *nnodes,
        const bnd_default_integer *index, const bnd_default_integer *edges, bnd_default_integer *newrank,
        bnd_default_integer *ierror)
{
    const MPI_Count last_index = bnd_last(index, sizeof *index, *nnodes);
    const long int_index_count = *nnodes;
    const long int_edges_count = last_index;
    BND_NARROW_CHECK(bnd_integer, *nnodes, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK_ARRAY(bnd_integer, index, int_index_count, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK_ARRAY(bnd_integer, edges, int_edges_count, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_nnodes = BND_NARROWED(bnd_integer, *nnodes);
    bnd_integer int_newrank = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_cut, int_index, index, (void)0, ierror);
    BND_INTEGERS(bnd_integers_cut, int_edges, edges, BND_ARRAY_FREE(int_index), ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_graph_map)(&int_comm, &int_nnodes, int_index, int_edges, &int_newrank, &int_ierror);
    BND_ARRAY_FREE(int_index);
    BND_ARRAY_FREE(int_edges);
    bnd_integer_out(newrank, int_newrank);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
