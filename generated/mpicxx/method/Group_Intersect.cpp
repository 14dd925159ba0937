// Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_intersection] through templates/mpicxx/method.cpp.j2.
// Make a group of the processes that two groups have in common.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Group Group::Intersect(const Group &group1, const Group &group2)
{
    MPI_Group newgroup = MPI_GROUP_NULL;
    const int code = BND_C(MPI_Group_intersection)(group1, group2, &newgroup);
    BND_CXX_CHECK(code);
    return newgroup;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
