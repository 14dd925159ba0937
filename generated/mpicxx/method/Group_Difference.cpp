// Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_difference] through templates/mpicxx/method.cpp.j2.
// Make a group of the members of one group that are not in another.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Group Group::Difference(const Group &group1, const Group &group2)
{
    MPI_Group newgroup = MPI_GROUP_NULL;
    const int code = BND_C(MPI_Group_difference)(group1, group2, &newgroup);
    BND_CXX_CHECK(code);
    return newgroup;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
