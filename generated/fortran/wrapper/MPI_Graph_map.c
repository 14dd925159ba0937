/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_map] through templates/fortran/wrapper.c.j2. */
/* Suggest a rank for the caller that suits a process graph, creating nothing. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Graph_map)
BND_WRAPPER void BND_NAME(mpi_graph_map, MPI_GRAPH_MAP)(const bnd_integer *comm, const bnd_integer *nnodes,
        bnd_integer *index, bnd_integer *edges, bnd_integer *newrank, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_graph_map)(const bnd_integer *comm, const bnd_integer *nnodes,
        bnd_integer *index, bnd_integer *edges, bnd_integer *newrank, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Graph_map, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Graph_map)(bnd_f2c_Comm(*comm), *nnodes, index, edges, newrank));
}

BND_WRAPPER void BND_NAME(mpi_graph_map, MPI_GRAPH_MAP)(const bnd_integer *comm, const bnd_integer *nnodes,
        bnd_integer *index, bnd_integer *edges, bnd_integer *newrank, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Graph_map) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_graph_map)(comm, nnodes, index, edges, newrank, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Graph_map)(bnd_inline_f2c_Comm(*comm), *nnodes, index, edges, newrank));
}
#endif
