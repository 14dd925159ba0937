// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_create] through templates/mpicxx/method.cpp.j2.
// Create a communicator whose processes form a Cartesian grid.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Cartcomm Intracomm::Create_cart(int ndims, const int dims[], const bool periods[], bool reorder) const
{
    const bnd_cxx::logicals c_periods(periods, ndims);
    MPI_Comm comm_cart = MPI_COMM_NULL;
    const int code = BND_C(MPI_Cart_create)(*this, ndims, bnd_cxx::without_const(dims), c_periods, reorder, &comm_cart);
    BND_CXX_CHECK(code);
    return comm_cart;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
