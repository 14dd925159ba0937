// Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_excl] through templates/mpicxx/method.cpp.j2.
// Make a group by leaving out listed ranks of an existing group.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Group Group::Excl(int n, const int ranks[]) const
{
    MPI_Group newgroup = MPI_GROUP_NULL;
    const int code = BND_C(MPI_Group_excl)(*this, n, bnd_cxx::without_const(ranks), &newgroup);
    BND_CXX_CHECK(code);
    return newgroup;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
