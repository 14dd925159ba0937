// Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_union] through templates/mpicxx/method.cpp.j2.
// Make a group of all processes that are in at least one of two groups.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Group Group::Union(const Group &group1, const Group &group2)
{
    MPI_Group newgroup = MPI_GROUP_NULL;
    const int code = BND_C(MPI_Group_union)(group1, group2, &newgroup);
    BND_CXX_CHECK(code);
    return newgroup;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
