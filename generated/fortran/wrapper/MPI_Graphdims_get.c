/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graphdims_get] through templates/fortran/wrapper.c.j2. */
/* Return the numbers of nodes and edges of a graph communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Graphdims_get)
BND_WRAPPER void BND_NAME(mpi_graphdims_get, MPI_GRAPHDIMS_GET)(const bnd_integer *comm, bnd_integer *nnodes,
        bnd_integer *nedges, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_graphdims_get)(const bnd_integer *comm, bnd_integer *nnodes,
        bnd_integer *nedges, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Graphdims_get, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Graphdims_get)(bnd_f2c_Comm(*comm), nnodes, nedges));
}

BND_WRAPPER void BND_NAME(mpi_graphdims_get, MPI_GRAPHDIMS_GET)(const bnd_integer *comm, bnd_integer *nnodes,
        bnd_integer *nedges, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Graphdims_get) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_graphdims_get)(comm, nnodes, nedges, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Graphdims_get)(bnd_inline_f2c_Comm(*comm), nnodes, nedges));
}
#endif
