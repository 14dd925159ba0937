// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graphdims_get] through templates/mpicxx/method.cpp.j2.
// Return the numbers of nodes and edges of a graph communicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Graphcomm::Get_dims(int nnodes[], int nedges[]) const
{
    const int code = BND_C(MPI_Graphdims_get)(*this, nnodes, nedges);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
