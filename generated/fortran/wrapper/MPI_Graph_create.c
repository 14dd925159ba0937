/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_create] through templates/fortran/wrapper.c.j2. */
/* Create a communicator from a process graph that every process gives in full. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Graph_create)
BND_WRAPPER void BND_NAME(mpi_graph_create, MPI_GRAPH_CREATE)(const bnd_integer *comm_old, const bnd_integer *nnodes,
        bnd_integer *index, bnd_integer *edges, const bnd_logical *reorder, bnd_integer *comm_graph,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_graph_create)(const bnd_integer *comm_old, const bnd_integer *nnodes,
        bnd_integer *index, bnd_integer *edges, const bnd_logical *reorder, bnd_integer *comm_graph,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Graph_create, ierror, BND_ON_COMM, *comm_old);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_comm_graph, comm_graph, MPI_COMM_NULL);
    const int result = BND_C(MPI_Graph_create)(bnd_f2c_Comm(*comm_old), *nnodes, index, edges, BND_IS_TRUE(*reorder),
            c_comm_graph);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_comm_graph, comm_graph, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_graph_create, MPI_GRAPH_CREATE)(const bnd_integer *comm_old, const bnd_integer *nnodes,
        bnd_integer *index, bnd_integer *edges, const bnd_logical *reorder, bnd_integer *comm_graph,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Graph_create) && bnd_is_inline_f2c_Comm(*comm_old),
            BND_SLOW_PATH(mpi_graph_create)(comm_old, nnodes, index, edges, reorder, comm_graph, ierror));
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_comm_graph, comm_graph);
    const int result = BND_C(MPI_Graph_create)(bnd_inline_f2c_Comm(*comm_old), *nnodes, index, edges,
            BND_IS_TRUE(*reorder), c_comm_graph);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_comm_graph, comm_graph, result);
}
#endif
