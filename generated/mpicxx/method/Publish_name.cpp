// Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Publish_name] through templates/mpicxx/method.cpp.j2.
// Advertise a port under a service name so that clients can find it.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Publish_name(const char *service_name, const Info &info, const char *port_name)
{
    const int code = BND_C(MPI_Publish_name)(service_name, info, port_name);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
