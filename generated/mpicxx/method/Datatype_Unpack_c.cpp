// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack] through templates/mpicxx/method.cpp.j2.
// Extract typed data from a buffer packed in native form.
#include "bnd_method.h"

#if BND_HAS_MPI_Unpack_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Unpack_c(const void *inbuf, Count insize, void *outbuf, Count outcount, Count &position, const Comm &comm) const
{
    const int code = BND_C(MPI_Unpack_c)(inbuf, insize, &position, outbuf, outcount, *this, comm);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
