// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_set_name] through templates/mpicxx/method.cpp.j2.
// Give a datatype a printable name for use in debugging.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Set_name(const char *type_name)
{
    const int code = BND_C(MPI_Type_set_name)(*this, type_name);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
