// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Ssend] through templates/mpicxx/method.cpp.j2.
// Send a message and return only after its receive has started.
#include "bnd_method.h"

#if BND_HAS_MPI_Ssend_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Ssend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const
{
    const int code = BND_C(MPI_Ssend_c)(buf, count, datatype, dest, tag, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
