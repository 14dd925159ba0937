// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_neighbors] through templates/mpicxx/method.cpp.j2.
// List own sources and destinations, with weights, in a distributed graph.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Distgraphcomm::Get_dist_neighbors(int maxindegree, int sources[], int sourceweights[], int maxoutdegree, int destinations[], int destweights[]) const
{
    const int code = BND_C(MPI_Dist_graph_neighbors)(*this, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
