// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_detach] through templates/mpicxx/method.cpp.j2.
// Take back the process-wide send buffer once its messages have been delivered.
#include "bnd_method.h"

#if BND_HAS_MPI_Buffer_detach_c
namespace BND_NAMESPACE {
inline namespace bindery {

Count Detach_buffer_c(void *&buffer_addr)
{
    Count size{};
    const int code = BND_C(MPI_Buffer_detach_c)(&buffer_addr, &size);
    BND_CXX_CHECK(code);
    return size;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
