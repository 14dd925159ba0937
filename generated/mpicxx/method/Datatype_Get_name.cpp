// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_name] through templates/mpicxx/method.cpp.j2.
// Return the printable name last given to a datatype.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Get_name(char *type_name, int &resultlen) const
{
    const int code = bnd_cxx::datatype_name(BND_C(MPI_Type_get_name), *this, type_name, &resultlen);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
