/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_get] through templates/fortran/wrapper.c.j2. */
/* Return the index and edge arrays of a graph communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Graph_get)
BND_WRAPPER void BND_NAME(mpi_graph_get, MPI_GRAPH_GET)(const bnd_integer *comm, const bnd_integer *maxindex,
        const bnd_integer *maxedges, bnd_integer *index, bnd_integer *edges, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_graph_get)(const bnd_integer *comm, const bnd_integer *maxindex,
        const bnd_integer *maxedges, bnd_integer *index, bnd_integer *edges, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Graph_get, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Graph_get)(bnd_f2c_Comm(*comm), *maxindex, *maxedges, index, edges));
}

BND_WRAPPER void BND_NAME(mpi_graph_get, MPI_GRAPH_GET)(const bnd_integer *comm, const bnd_integer *maxindex,
        const bnd_integer *maxedges, bnd_integer *index, bnd_integer *edges, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Graph_get) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_graph_get)(comm, maxindex, maxedges, index, edges, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Graph_get)(bnd_inline_f2c_Comm(*comm), *maxindex, *maxedges, index, edges));
}
#endif
