// Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_size] through templates/mpicxx/method.cpp.j2.
// Return the number of processes in a group.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Group::Get_size() const
{
    int size{};
    const int code = BND_C(MPI_Group_size)(*this, &size);
    BND_CXX_CHECK(code);
    return size;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
