// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dims_create] through templates/mpicxx/method.cpp.j2.
// Choose balanced grid extents for a number of processes and dimensions.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Compute_dims(int nnodes, int ndims, int dims[])
{
    const int code = BND_C(MPI_Dims_create)(nnodes, ndims, dims);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
