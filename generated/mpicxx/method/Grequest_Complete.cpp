// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Grequest_complete] through templates/mpicxx/method.cpp.j2.
// Tell MPI that the operation behind a generalised request has finished.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Grequest::Complete()
{
    const int code = BND_C(MPI_Grequest_complete)(*this);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
