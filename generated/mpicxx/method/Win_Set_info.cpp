// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_set_info] through templates/mpicxx/method.cpp.j2.
// Change the hints attached to a window, collectively over its group.
#include "bnd_method.h"

#if BND_HAS_MPI_Win_set_info
namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Set_info(const Info &info)
{
    const int code = BND_C(MPI_Win_set_info)(*this, info);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
