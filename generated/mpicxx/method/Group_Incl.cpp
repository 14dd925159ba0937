// Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_incl] through templates/mpicxx/method.cpp.j2.
// Make a group of listed ranks of an existing group, in list order.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Group Group::Incl(int n, const int ranks[]) const
{
    MPI_Group newgroup = MPI_GROUP_NULL;
    const int code = BND_C(MPI_Group_incl)(*this, n, bnd_cxx::without_const(ranks), &newgroup);
    BND_CXX_CHECK(code);
    return newgroup;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
