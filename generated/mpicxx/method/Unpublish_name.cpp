// Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Unpublish_name] through templates/mpicxx/method.cpp.j2.
// Withdraw a service name that was advertised for a port.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Unpublish_name(const char *service_name, const Info &info, const char *port_name)
{
    const int code = BND_C(MPI_Unpublish_name)(service_name, info, port_name);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
