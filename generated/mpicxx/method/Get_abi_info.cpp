// Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_get_info] through templates/mpicxx/method.cpp.j2.
// Fetch an info object with details of the C ABI the library implements.
#include "bnd_method.h"

#if BND_HAS_MPI_Abi_get_info
namespace BND_NAMESPACE {
inline namespace bindery {

Info Get_abi_info()
{
    MPI_Info info = MPI_INFO_NULL;
    const int code = BND_C(MPI_Abi_get_info)(&info);
    BND_CXX_CHECK(code);
    return info;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
