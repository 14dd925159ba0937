// Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_get_version] through templates/mpicxx/method.cpp.j2.
// Report the major and minor version of the ABI that the library supports.
#include "bnd_method.h"

#if BND_HAS_MPI_Abi_get_version
namespace BND_NAMESPACE {
inline namespace bindery {

void Get_abi_version(int &abi_major, int &abi_minor)
{
    const int code = BND_C(MPI_Abi_get_version)(&abi_major, &abi_minor);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
