// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_local] through templates/mpicxx/method.cpp.j2.
// Apply a reduction operation to two local buffers without communication.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Op::Reduce_local(const void *inbuf, void *inoutbuf, int count, const Datatype &datatype) const
{
    const int code = BND_C(MPI_Reduce_local)(inbuf, inoutbuf, count, datatype, *this);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
