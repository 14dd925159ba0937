// Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_set_attr] through templates/mpicxx/method.cpp.j2.
// Store an attribute value under a key on a communicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Set_attr(int comm_keyval, const void *attribute_val) const
{
    const int code = BND_C(MPI_Comm_set_attr)(*this, comm_keyval, const_cast<void *>(attribute_val));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
