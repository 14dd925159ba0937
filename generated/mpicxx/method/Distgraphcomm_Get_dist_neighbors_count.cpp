// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_neighbors_count] through templates/mpicxx/method.cpp.j2.
// Count own in and out edges in a distributed graph and tell if it is weighted.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Distgraphcomm::Get_dist_neighbors_count(int &indegree, int &outdegree, bool &weighted) const
{
    int c_weighted = 0;
    const int code = BND_C(MPI_Dist_graph_neighbors_count)(*this, &indegree, &outdegree, &c_weighted);
    BND_CXX_CHECK(code);
    weighted = c_weighted != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
