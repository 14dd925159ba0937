// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_free] through templates/mpicxx/method.cpp.j2.
// Free a window collectively and set its handle to null.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Free()
{
    const int code = BND_C(MPI_Win_free)(bnd_cxx::address(*this));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
