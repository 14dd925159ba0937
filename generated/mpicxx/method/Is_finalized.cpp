// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Finalized] through templates/mpicxx/method.cpp.j2.
// Check whether the call that shuts down the World Model has already completed.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Is_finalized()
{
    int flag = 0;
    const int code = BND_C(MPI_Finalized)(&flag);
    BND_CXX_CHECK(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
