// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_split_type] through templates/mpicxx/method.cpp.j2.
// Divide a communicator by a shared resource, such as common memory.
#include "bnd_method.h"

#if BND_HAS_MPI_Comm_split_type
namespace BND_NAMESPACE {
inline namespace bindery {

Intercomm Intercomm::Split_type(int split_type, int key, const Info &info) const
{
    MPI_Comm newcomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Comm_split_type)(*this, split_type, key, info, &newcomm);
    BND_CXX_CHECK(code);
    return newcomm;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
