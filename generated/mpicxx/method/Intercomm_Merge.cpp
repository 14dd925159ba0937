// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_merge] through templates/mpicxx/method.cpp.j2.
// Merge both sides of an intercommunicator into one intracommunicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Intracomm Intercomm::Merge(bool high) const
{
    MPI_Comm newintracomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Intercomm_merge)(*this, high, &newintracomm);
    BND_CXX_CHECK(code);
    return newintracomm;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
