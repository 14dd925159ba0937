// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Initialized] through templates/mpicxx/method.cpp.j2.
// Check whether World Model initialisation has already been completed.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Is_initialized()
{
    int flag = 0;
    const int code = BND_C(MPI_Initialized)(&flag);
    BND_CXX_CHECK(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
