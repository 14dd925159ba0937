// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Probe] through templates/mpicxx/method.cpp.j2.
// Wait until a matching message can be received and describe it in a status.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Probe(int source, int tag) const
{
    const int code = BND_C(MPI_Probe)(source, tag, *this, MPI_STATUS_IGNORE);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
