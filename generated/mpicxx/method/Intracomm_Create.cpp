// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_create] through templates/mpicxx/method.cpp.j2.
// Create a communicator for a subgroup, called by all processes of the parent.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Intracomm Intracomm::Create(const Group &group) const
{
    MPI_Comm newcomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Comm_create)(*this, group, &newcomm);
    BND_CXX_CHECK(code);
    return newcomm;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
