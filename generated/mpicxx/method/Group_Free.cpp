// Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_free] through templates/mpicxx/method.cpp.j2.
// Mark a group for deallocation and set its handle to null.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Group::Free()
{
    const int code = BND_C(MPI_Group_free)(bnd_cxx::address(*this));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
