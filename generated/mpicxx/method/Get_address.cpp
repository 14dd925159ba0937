// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_address] through templates/mpicxx/method.cpp.j2.
// Return the absolute address of a location in memory.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Aint Get_address(const void *location)
{
    Aint address{};
    const int code = BND_C(MPI_Get_address)(location, &address);
    BND_CXX_CHECK(code);
    return address;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
