// Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_delete_attr] through templates/mpicxx/method.cpp.j2.
// Delete the attribute stored under a key on a communicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Delete_attr(int comm_keyval)
{
    const int code = BND_C(MPI_Comm_delete_attr)(*this, comm_keyval);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
