// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_count] through templates/mpicxx/method.cpp.j2.
// Return how many whole items of a datatype a status accounts for.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Status::Get_count(const Datatype &datatype) const
{
    int count{};
    const int code = BND_C(MPI_Get_count)(bnd_cxx::address(*this), datatype, &count);
    BND_CXX_CHECK(code);
    return count;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
