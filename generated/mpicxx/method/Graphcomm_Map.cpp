// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_map] through templates/mpicxx/method.cpp.j2.
// Suggest a rank for the caller that suits a process graph, creating nothing.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Graphcomm::Map(int nnodes, const int index[], const int edges[]) const
{
    int newrank{};
    const int code = BND_C(MPI_Graph_map)(*this, nnodes, bnd_cxx::without_const(index), bnd_cxx::without_const(edges), &newrank);
    BND_CXX_CHECK(code);
    return newrank;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
