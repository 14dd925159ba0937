/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_get] through templates/fortran/wrapper.c.j2. */
/* Return the index and edge arrays of a graph communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Graph_get)
void BND_NAME(graph_get, GRAPH_GET)(const MPI_Fint *comm, const MPI_Fint *maxindex, const MPI_Fint *maxedges,
        MPI_Fint *index, MPI_Fint *edges, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(graph_get)(const MPI_Fint *comm, const MPI_Fint *maxindex,
        const MPI_Fint *maxedges, MPI_Fint *index, MPI_Fint *edges, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Graph_get)(bnd_f2c_Comm(*comm), *maxindex, *maxedges, index, edges));
}

void BND_NAME(graph_get, GRAPH_GET)(const MPI_Fint *comm, const MPI_Fint *maxindex, const MPI_Fint *maxedges,
        MPI_Fint *index, MPI_Fint *edges, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Comm(*comm), BND_OTHERWISE(graph_get)(comm, maxindex, maxedges, index, edges, ierror));
    BND_RETURN(ierror, BND_C(Graph_get)(bnd_known_as_Comm(*comm), *maxindex, *maxedges, index, edges));
}
#endif
