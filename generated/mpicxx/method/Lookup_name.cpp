// Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Lookup_name] through templates/mpicxx/method.cpp.j2.
// Find the port that a server has published under a service name.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Lookup_name(const char *service_name, const Info &info, char *port_name)
{
    const int code = BND_C(MPI_Lookup_name)(service_name, info, port_name);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
