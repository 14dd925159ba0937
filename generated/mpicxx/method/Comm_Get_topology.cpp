// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Topo_test] through templates/mpicxx/method.cpp.j2.
// Report which kind of process topology a communicator carries, if any.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Comm::Get_topology() const
{
    int status{};
    const int code = BND_C(MPI_Topo_test)(*this, &status);
    BND_CXX_CHECK(code);
    return status;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
