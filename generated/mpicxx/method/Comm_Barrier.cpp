// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Barrier] through templates/mpicxx/method.cpp.j2.
// Block until every process of the communicator has entered the call.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Barrier() const
{
    const int code = BND_C(MPI_Barrier)(*this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
