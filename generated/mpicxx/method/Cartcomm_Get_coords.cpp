// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_coords] through templates/mpicxx/method.cpp.j2.
// Translate a rank into the coordinates it has in a Cartesian grid.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Cartcomm::Get_coords(int rank, int maxdims, int coords[]) const
{
    const int code = BND_C(MPI_Cart_coords)(*this, rank, maxdims, coords);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
