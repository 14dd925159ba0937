// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_map] through templates/mpicxx/method.cpp.j2.
// Suggest a rank for the caller that suits a Cartesian grid, creating nothing.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Cartcomm::Map(int ndims, const int dims[], const bool periods[]) const
{
    const bnd_cxx::logicals c_periods(periods, ndims);
    int newrank{};
    const int code = BND_C(MPI_Cart_map)(*this, ndims, bnd_cxx::without_const(dims), c_periods, &newrank);
    BND_CXX_CHECK(code);
    return newrank;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
