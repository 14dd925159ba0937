// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_neighbors_count] through templates/mpicxx/method.cpp.j2.
// Count the neighbours of any given rank in a graph communicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Graphcomm::Get_neighbors_count(int rank) const
{
    int nneighbors{};
    const int code = BND_C(MPI_Graph_neighbors_count)(*this, rank, &nneighbors);
    BND_CXX_CHECK(code);
    return nneighbors;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
