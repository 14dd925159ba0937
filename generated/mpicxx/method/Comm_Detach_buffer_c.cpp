// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_detach_buffer] through templates/mpicxx/method.cpp.j2.
// Take back the send buffer attached to a communicator once it has drained.
#include "bnd_method.h"

#if BND_HAS_MPI_Comm_detach_buffer_c
namespace BND_NAMESPACE {
inline namespace bindery {

Count Comm::Detach_buffer_c(void *&buffer_addr)
{
    Count size{};
    const int code = BND_C(MPI_Comm_detach_buffer_c)(*this, &buffer_addr, &size);
    BND_CXX_CHECK(code);
    return size;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
