/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graphdims_get] through templates/fortran/wrapper.c.j2. */
/* Return the numbers of nodes and edges of a graph communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Graphdims_get)
void BND_NAME(graphdims_get, GRAPHDIMS_GET)(const MPI_Fint *comm, MPI_Fint *nnodes, MPI_Fint *nedges,
        MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(graphdims_get)(const MPI_Fint *comm, MPI_Fint *nnodes, MPI_Fint *nedges,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Graphdims_get)(bnd_f2c_Comm(*comm), nnodes, nedges));
}

void BND_NAME(graphdims_get, GRAPHDIMS_GET)(const MPI_Fint *comm, MPI_Fint *nnodes, MPI_Fint *nedges, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Comm(*comm), BND_OTHERWISE(graphdims_get)(comm, nnodes, nedges, ierror));
    BND_RETURN(ierror, BND_C(Graphdims_get)(bnd_known_as_Comm(*comm), nnodes, nedges));
}
#endif
