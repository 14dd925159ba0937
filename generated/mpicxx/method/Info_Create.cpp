// Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_create] through templates/mpicxx/method.cpp.j2.
// Create an info object that holds no keys yet.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Info Info::Create()
{
    MPI_Info info = MPI_INFO_NULL;
    const int code = BND_C(MPI_Info_create)(&info);
    BND_CXX_CHECK(code);
    return info;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
