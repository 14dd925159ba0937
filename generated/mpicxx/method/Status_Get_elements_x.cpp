// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_elements_x] through templates/mpicxx/method.cpp.j2.
// Count the basic elements of a status with a wide integer result.
#include "bnd_method.h"

#if BND_HAS_MPI_Get_elements_x
namespace BND_NAMESPACE {
inline namespace bindery {

Count Status::Get_elements_x(const Datatype &datatype) const
{
    Count count{};
    const int code = BND_C(MPI_Get_elements_x)(bnd_cxx::address(*this), datatype, &count);
    BND_CXX_CHECK(code);
    return count;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
