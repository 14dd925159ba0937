// Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_delete_attr] through templates/mpicxx/method.cpp.j2.
// Delete the attribute stored under a key on a datatype.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Delete_attr(int type_keyval)
{
    const int code = BND_C(MPI_Type_delete_attr)(*this, type_keyval);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
