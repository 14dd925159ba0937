// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cartdim_get] through templates/mpicxx/method.cpp.j2.
// Return the number of dimensions of a Cartesian communicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Cartcomm::Get_dim() const
{
    int ndims{};
    const int code = BND_C(MPI_Cartdim_get)(*this, &ndims);
    BND_CXX_CHECK(code);
    return ndims;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
