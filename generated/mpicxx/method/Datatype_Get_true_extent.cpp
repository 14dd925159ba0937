// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_true_extent] through templates/mpicxx/method.cpp.j2.
// Return the bounds of the data in a datatype, ignoring artificial markers.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Get_true_extent(Aint &true_lb, Aint &true_extent) const
{
    const int code = BND_C(MPI_Type_get_true_extent)(*this, &true_lb, &true_extent);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
