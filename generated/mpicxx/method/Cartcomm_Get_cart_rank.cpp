// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_rank] through templates/mpicxx/method.cpp.j2.
// Translate Cartesian grid coordinates into a rank.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Cartcomm::Get_cart_rank(const int coords[]) const
{
    int rank{};
    const int code = BND_C(MPI_Cart_rank)(*this, bnd_cxx::without_const(coords), &rank);
    BND_CXX_CHECK(code);
    return rank;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
