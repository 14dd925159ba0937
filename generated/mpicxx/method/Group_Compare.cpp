// Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_compare] through templates/mpicxx/method.cpp.j2.
// Tell whether two groups have the same members in the same order.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Group::Compare(const Group &group1, const Group &group2)
{
    int result{};
    const int code = BND_C(MPI_Group_compare)(group1, group2, &result);
    BND_CXX_CHECK(code);
    return result;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
