// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_neighbors] through templates/mpicxx/method.cpp.j2.
// List the neighbours of any given rank in a graph communicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Graphcomm::Get_neighbors(int rank, int maxneighbors, int neighbors[]) const
{
    const int code = BND_C(MPI_Graph_neighbors)(*this, rank, maxneighbors, neighbors);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
