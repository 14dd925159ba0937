// Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_dup] through templates/mpicxx/method.cpp.j2.
// Create a copy of an info object with the same keys, values and order.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Info Info::Dup() const
{
    MPI_Info newinfo = MPI_INFO_NULL;
    const int code = BND_C(MPI_Info_dup)(*this, &newinfo);
    BND_CXX_CHECK(code);
    return newinfo;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
