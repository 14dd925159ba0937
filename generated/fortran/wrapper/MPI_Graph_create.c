/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_create] through templates/fortran/wrapper.c.j2. */
/* Create a communicator from a process graph that every process gives in full. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Graph_create)
BND_WRAPPER void BND_NAME(mpi_graph_create, MPI_GRAPH_CREATE)(const MPI_Fint *comm_old, const MPI_Fint *nnodes,
        MPI_Fint *index, MPI_Fint *edges, const bnd_logical *reorder, MPI_Fint *comm_graph, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_graph_create)(const MPI_Fint *comm_old, const MPI_Fint *nnodes,
        MPI_Fint *index, MPI_Fint *edges, const bnd_logical *reorder, MPI_Fint *comm_graph, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Graph_create, ierror, BND_ON_COMM, *comm_old);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_comm_graph, comm_graph, MPI_COMM_NULL);
    const int result = BND_C(MPI_Graph_create)(bnd_f2c_Comm(*comm_old), *nnodes, index, edges, BND_IS_TRUE(*reorder),
            BND_HANDLE_ADDRESS(MPI_COMM, c_comm_graph));
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_comm_graph, comm_graph, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_graph_create, MPI_GRAPH_CREATE)(const MPI_Fint *comm_old, const MPI_Fint *nnodes,
        MPI_Fint *index, MPI_Fint *edges, const bnd_logical *reorder, MPI_Fint *comm_graph, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Graph_create) && bnd_is_inline_f2c_Comm(*comm_old),
            BND_SLOW_PATH(mpi_graph_create)(comm_old, nnodes, index, edges, reorder, comm_graph, ierror));
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_comm_graph, comm_graph);
    const int result = BND_C(MPI_Graph_create)(bnd_inline_f2c_Comm(*comm_old), *nnodes, index, edges,
            BND_IS_TRUE(*reorder), BND_HANDLE_ADDRESS(MPI_COMM, c_comm_graph));
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_comm_graph, comm_graph, result);
}
#endif
