// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_dup] through templates/mpicxx/method.cpp.j2.
// Duplicate a communicator together with its cached attributes.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Intercomm &Intercomm::Clone() const
{
    MPI_Comm newcomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Comm_dup)(*this, &newcomm);
    BND_CXX_CHECK_CREATED(code, newcomm);
    return *new Intercomm(newcomm);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
