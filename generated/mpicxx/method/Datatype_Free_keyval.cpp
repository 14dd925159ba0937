// Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_free_keyval] through templates/mpicxx/method.cpp.j2.
// Free an attribute key that was made for datatypes.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Free_keyval(int &type_keyval)
{
    const int code = BND_C(MPI_Type_free_keyval)(&type_keyval);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
