// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_get] through templates/mpicxx/method.cpp.j2.
// Return the extents, periodicity and own coordinates of a Cartesian communicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Cartcomm::Get_topo(int maxdims, int dims[], bool periods[], int coords[]) const
{
    bnd_cxx::logicals c_periods(maxdims);
    const int code = BND_C(MPI_Cart_get)(*this, maxdims, dims, c_periods, coords);
    BND_CXX_CHECK(code);
    if (code == MPI_SUCCESS) c_periods.copy_to(periods, bnd_cxx::dims(*this));
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
