// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_flush_buffer] through templates/mpicxx/method.cpp.j2.
// Block until the messages now in the send buffer of a communicator have been sent.
#include "bnd_method.h"

#if BND_HAS_MPI_Comm_flush_buffer
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Flush_buffer() const
{
    const int code = BND_C(MPI_Comm_flush_buffer)(*this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
