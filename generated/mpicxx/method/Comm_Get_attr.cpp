// Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_get_attr] through templates/mpicxx/method.cpp.j2.
// Look up the attribute stored under a key on a communicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Comm::Get_attr(int comm_keyval, void *attribute_val) const
{
    int flag = 0;
    const int code = BND_C(MPI_Comm_get_attr)(*this, comm_keyval, attribute_val, &flag);
    BND_CXX_CHECK_CALLBACKS(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
