// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Improbe] through templates/mpicxx/method.cpp.j2.
// Check without waiting for a matching message and, if found, extract its handle.
#include "bnd_method.h"

#if BND_HAS_MPI_Improbe
namespace BND_NAMESPACE {
inline namespace bindery {

bool Comm::Improbe(int source, int tag, Message &message, Status &status) const
{
    int flag = 0;
    const int code = BND_C(MPI_Improbe)(source, tag, *this, &flag, bnd_cxx::address(message), bnd_cxx::address(status));
    BND_CXX_CHECK(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
