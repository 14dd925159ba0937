// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Finalize] through templates/mpicxx/method.cpp.j2.
// Shut down the World Model part of MPI once all its work is complete.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Finalize()
{
    const int code = BND_C(MPI_Finalize)();
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
