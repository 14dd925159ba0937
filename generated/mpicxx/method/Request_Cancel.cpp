// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Cancel] through templates/mpicxx/method.cpp.j2.
// Ask for a pending communication to be cancelled, without waiting for the outcome.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Request::Cancel() const
{
    const int code = BND_C(MPI_Cancel)(bnd_cxx::address(*this));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
