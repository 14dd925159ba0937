// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_elements] through templates/mpicxx/method.cpp.j2.
// Count the basic elements that a status accounts for.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Status::Get_elements(const Datatype &datatype) const
{
    int count{};
    const int code = BND_C(MPI_Get_elements)(bnd_cxx::address(*this), datatype, &count);
    BND_CXX_CHECK(code);
    return count;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
