// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_extent] through templates/mpicxx/method.cpp.j2.
// Return the lower bound and extent of a datatype.
#include "bnd_method.h"

#if BND_HAS_MPI_Type_get_extent_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Get_extent_c(Count &lb, Count &extent) const
{
    const int code = BND_C(MPI_Type_get_extent_c)(*this, &lb, &extent);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
