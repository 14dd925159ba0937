// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_shift] through templates/mpicxx/method.cpp.j2.
// Find the source and destination ranks of a shift along one grid dimension.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Cartcomm::Shift(int direction, int disp, int &rank_source, int &rank_dest) const
{
    const int code = BND_C(MPI_Cart_shift)(*this, direction, disp, &rank_source, &rank_dest);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
