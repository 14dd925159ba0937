// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Mprobe] through templates/mpicxx/method.cpp.j2.
// Wait for a matching message and extract a handle reserved for receiving it.
#include "bnd_method.h"

#if BND_HAS_MPI_Mprobe
namespace BND_NAMESPACE {
inline namespace bindery {

Message Comm::Mprobe(int source, int tag) const
{
    MPI_Message message = MPI_MESSAGE_NULL;
    const int code = BND_C(MPI_Mprobe)(source, tag, *this, &message, MPI_STATUS_IGNORE);
    BND_CXX_CHECK(code);
    return message;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
