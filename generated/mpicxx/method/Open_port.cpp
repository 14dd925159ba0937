// Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Open_port] through templates/mpicxx/method.cpp.j2.
// Obtain a network address at which a server can accept clients.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Open_port(const Info &info, char *port_name)
{
    const int code = BND_C(MPI_Open_port)(info, port_name);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
