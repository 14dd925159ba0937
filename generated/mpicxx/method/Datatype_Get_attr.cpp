// Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_get_attr] through templates/mpicxx/method.cpp.j2.
// Look up the attribute stored under a key on a datatype.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Datatype::Get_attr(int type_keyval, void *attribute_val) const
{
    int flag = 0;
    const int code = BND_C(MPI_Type_get_attr)(*this, type_keyval, attribute_val, &flag);
    BND_CXX_CHECK_CALLBACKS(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
