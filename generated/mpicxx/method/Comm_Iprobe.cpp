// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Iprobe] through templates/mpicxx/method.cpp.j2.
// Check without waiting whether a matching message can be received.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Comm::Iprobe(int source, int tag, Status &status) const
{
    int flag = 0;
    const int code = BND_C(MPI_Iprobe)(source, tag, *this, &flag, bnd_cxx::address(status));
    BND_CXX_CHECK(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
