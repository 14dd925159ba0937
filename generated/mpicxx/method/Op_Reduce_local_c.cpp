// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_local] through templates/mpicxx/method.cpp.j2.
// Apply a reduction operation to two local buffers without communication.
#include "bnd_method.h"

#if BND_HAS_MPI_Reduce_local_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Op::Reduce_local_c(const void *inbuf, void *inoutbuf, Count count, const Datatype &datatype) const
{
    const int code = BND_C(MPI_Reduce_local_c)(inbuf, inoutbuf, count, datatype, *this);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
