// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Get_hw_resource_info] through templates/mpicxx/method.cpp.j2.
// Obtain an info object naming the hardware resources that host the caller.
#include "bnd_method.h"

#if BND_HAS_MPI_Get_hw_resource_info
namespace BND_NAMESPACE {
inline namespace bindery {

Info Get_hw_resource_info()
{
    MPI_Info hw_info = MPI_INFO_NULL;
    const int code = BND_C(MPI_Get_hw_resource_info)(&hw_info);
    BND_CXX_CHECK(code);
    return hw_info;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
