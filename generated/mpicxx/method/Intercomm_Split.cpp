// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_split] through templates/mpicxx/method.cpp.j2.
// Divide a communicator by colour, ordering each part by key.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Intercomm Intercomm::Split(int color, int key) const
{
    MPI_Comm newcomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Comm_split)(*this, color, key, &newcomm);
    BND_CXX_CHECK(code);
    return newcomm;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
