// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Init_thread] through templates/mpicxx/method.cpp.j2.
// Start MPI in the World Model, requesting a level of thread support.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Init_thread(int &argc, char **&argv, int required)
{
    int provided{};
    const int code = BND_C(MPI_Init_thread)(&argc, &argv, required, &provided);
    BND_CXX_CHECK(code);
    return provided;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
