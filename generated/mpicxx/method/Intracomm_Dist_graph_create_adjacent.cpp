// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_create_adjacent] through templates/mpicxx/method.cpp.j2.
// Create a graph communicator where each process lists its own in and out edges.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Distgraphcomm Intracomm::Dist_graph_create_adjacent(int indegree, const int sources[], const int sourceweights[], int outdegree, const int destinations[], const int destweights[], const Info &info, bool reorder) const
{
    MPI_Comm comm_dist_graph = MPI_COMM_NULL;
    const int code = BND_C(MPI_Dist_graph_create_adjacent)(*this, indegree, bnd_cxx::without_const(sources), bnd_cxx::without_const(sourceweights), outdegree, bnd_cxx::without_const(destinations), bnd_cxx::without_const(destweights), info, reorder, &comm_dist_graph);
    BND_CXX_CHECK(code);
    return comm_dist_graph;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
