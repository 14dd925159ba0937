// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_sub] through templates/mpicxx/method.cpp.j2.
// Split a Cartesian communicator into grids of fewer dimensions.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Cartcomm Cartcomm::Sub(const bool remain_dims[]) const
{
    const bnd_cxx::logicals c_remain_dims(remain_dims, bnd_cxx::dims(*this));
    MPI_Comm newcomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Cart_sub)(*this, c_remain_dims, &newcomm);
    BND_CXX_CHECK(code);
    return newcomm;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
