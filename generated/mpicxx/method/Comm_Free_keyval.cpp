// Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_free_keyval] through templates/mpicxx/method.cpp.j2.
// Free an attribute key that was made for communicators.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Free_keyval(int &comm_keyval)
{
    const int code = BND_C(MPI_Comm_free_keyval)(&comm_keyval);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
