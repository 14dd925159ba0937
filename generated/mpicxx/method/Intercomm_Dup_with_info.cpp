// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_dup_with_info] through templates/mpicxx/method.cpp.j2.
// Duplicate a communicator but give the copy its own hints.
#include "bnd_method.h"

#if BND_HAS_MPI_Comm_dup_with_info
namespace BND_NAMESPACE {
inline namespace bindery {

Intercomm Intercomm::Dup_with_info(const Info &info) const
{
    MPI_Comm newcomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Comm_dup_with_info)(*this, info, &newcomm);
    BND_CXX_CHECK_CREATED(code, newcomm);
    return newcomm;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
