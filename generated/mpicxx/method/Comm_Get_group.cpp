// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_group] through templates/mpicxx/method.cpp.j2.
// Return the local group of a communicator as a group handle.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Group Comm::Get_group() const
{
    MPI_Group group = MPI_GROUP_NULL;
    const int code = BND_C(MPI_Comm_group)(*this, &group);
    BND_CXX_CHECK(code);
    return group;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
