// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Op_free] through templates/mpicxx/method.cpp.j2.
// Free a user-defined reduction operation and set its handle to null.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Op::Free()
{
    const int code = BND_C(MPI_Op_free)(bnd_cxx::address(*this));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
