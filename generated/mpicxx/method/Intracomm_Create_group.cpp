// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_create_group] through templates/mpicxx/method.cpp.j2.
// Create a communicator for a subgroup, called only by that group, with a tag.
#include "bnd_method.h"

#if BND_HAS_MPI_Comm_create_group
namespace BND_NAMESPACE {
inline namespace bindery {

Intracomm Intracomm::Create_group(const Group &group, int tag) const
{
    MPI_Comm newcomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Comm_create_group)(*this, group, tag, &newcomm);
    BND_CXX_CHECK(code);
    return newcomm;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
