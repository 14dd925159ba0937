// Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_range_incl] through templates/mpicxx/method.cpp.j2.
// Make a group from strided rank ranges of an existing group.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Group Group::Range_incl(int n, const int ranges[][3]) const
{
    MPI_Group newgroup = MPI_GROUP_NULL;
    const int code = BND_C(MPI_Group_range_incl)(*this, n, bnd_cxx::without_const(ranges), &newgroup);
    BND_CXX_CHECK(code);
    return newgroup;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
