// Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Pcontrol] through templates/mpicxx/method.cpp.j2.
// Pass a control level to a profiling layer, if one is present.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Pcontrol(int level, ...)
{
    const int code = BND_C(MPI_Pcontrol)(level);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
