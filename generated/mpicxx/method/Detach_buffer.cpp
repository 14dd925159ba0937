// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_detach] through templates/mpicxx/method.cpp.j2.
// Take back the process-wide send buffer once its messages have been delivered.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Detach_buffer(void *&buffer_addr)
{
    int size{};
    const int code = BND_C(MPI_Buffer_detach)(&buffer_addr, &size);
    BND_CXX_CHECK(code);
    return size;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
