// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_elements] through templates/mpicxx/method.cpp.j2.
// Count the basic elements that a status accounts for.
#include "bnd_method.h"

#if BND_HAS_MPI_Get_elements_c
namespace BND_NAMESPACE {
inline namespace bindery {

Count Status::Get_elements_c(const Datatype &datatype) const
{
    Count count{};
    const int code = BND_C(MPI_Get_elements_c)(bnd_cxx::address(*this), datatype, &count);
    BND_CXX_CHECK(code);
    return count;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
