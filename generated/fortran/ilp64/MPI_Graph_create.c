/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_create] through templates/fortran/ilp64.c.j2. */
/* Create a communicator from a process graph that every process gives in full. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Graph_create.c"

#if BND_HAS(MPI_Graph_create)
void BND_WIDE_NAME(mpi_graph_create, MPI_GRAPH_CREATE)(const bnd_default_integer *comm_old,
        const bnd_default_integer *nnodes, const bnd_default_integer *index, const bnd_default_integer *edges,
        const bnd_logical *reorder, bnd_default_integer *comm_graph, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_graph_create, MPI_GRAPH_CREATE)(const bnd_default_integer *comm_old,
        const bnd_default_integer *nnodes, const bnd_default_integer *index, const bnd_default_integer *edges,
        const bnd_logical *reorder, bnd_default_integer *comm_graph, bnd_default_integer *ierror)
{
    const MPI_Count last_index = bnd_last(index, sizeof *index, *nnodes);
    const long int_index_count = *nnodes;
    const long int_edges_count = last_index;
    BND_NARROW_CHECK(bnd_integer, *nnodes, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm_old);
    BND_NARROW_CHECK_ARRAY(bnd_integer, index, int_index_count, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm_old);
    BND_NARROW_CHECK_ARRAY(bnd_integer, edges, int_edges_count, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm_old);
    const bnd_integer int_comm_old = bnd_integer_handle(*comm_old);
    const bnd_integer int_nnodes = BND_NARROWED(bnd_integer, *nnodes);
    bnd_integer int_comm_graph = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_cut, int_index, index, (void)0, ierror);
    BND_INTEGERS(bnd_integers_cut, int_edges, edges, BND_ARRAY_FREE(int_index), ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_graph_create)(&int_comm_old, &int_nnodes, int_index, int_edges, reorder, &int_comm_graph,
            &int_ierror);
    BND_ARRAY_FREE(int_index);
    BND_ARRAY_FREE(int_edges);
    bnd_integer_out(comm_graph, int_comm_graph);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
