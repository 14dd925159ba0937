// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_get] through templates/mpicxx/method.cpp.j2.
// Return the index and edge arrays of a graph communicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Graphcomm::Get_topo(int maxindex, int maxedges, int index[], int edges[]) const
{
    const int code = BND_C(MPI_Graph_get)(*this, maxindex, maxedges, index, edges);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
