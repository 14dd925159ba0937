// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_get_group] through templates/mpicxx/method.cpp.j2.
// Return a copy of the group of processes that created a window.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Group Win::Get_group() const
{
    MPI_Group group = MPI_GROUP_NULL;
    const int code = BND_C(MPI_Win_get_group)(*this, &group);
    BND_CXX_CHECK(code);
    return group;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
