// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_create] through templates/mpicxx/method.cpp.j2.
// Create a graph communicator from edges that any process may contribute.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Distgraphcomm Intracomm::Dist_graph_create(int n, const int sources[], const int degrees[], const int destinations[], const Info &info, bool reorder) const
{
    MPI_Comm comm_dist_graph = MPI_COMM_NULL;
    const int code = BND_C(MPI_Dist_graph_create)(*this, n, bnd_cxx::without_const(sources), bnd_cxx::without_const(degrees), bnd_cxx::without_const(destinations), MPI_UNWEIGHTED, info, reorder, &comm_dist_graph);
    BND_CXX_CHECK(code);
    return comm_dist_graph;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
