// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_create] through templates/mpicxx/method.cpp.j2.
// Create a communicator from a process graph that every process gives in full.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Graphcomm Intracomm::Create_graph(int nnodes, const int index[], const int edges[], bool reorder) const
{
    MPI_Comm comm_graph = MPI_COMM_NULL;
    const int code = BND_C(MPI_Graph_create)(*this, nnodes, bnd_cxx::without_const(index), bnd_cxx::without_const(edges), reorder, &comm_graph);
    BND_CXX_CHECK(code);
    return comm_graph;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
