// Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Close_port] through templates/mpicxx/method.cpp.j2.
// Release a port on which a server accepted connections.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Close_port(const char *port_name)
{
    const int code = BND_C(MPI_Close_port)(port_name);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
