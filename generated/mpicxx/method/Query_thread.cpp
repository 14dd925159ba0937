// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Query_thread] through templates/mpicxx/method.cpp.j2.
// Return the level of thread support that MPI currently provides.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Query_thread()
{
    int provided{};
    const int code = BND_C(MPI_Query_thread)(&provided);
    BND_CXX_CHECK(code);
    return provided;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
