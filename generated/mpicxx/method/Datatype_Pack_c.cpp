// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack] through templates/mpicxx/method.cpp.j2.
// Append typed data to a contiguous packed buffer in native form.
#include "bnd_method.h"

#if BND_HAS_MPI_Pack_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Pack_c(const void *inbuf, Count incount, void *outbuf, Count outsize, Count &position, const Comm &comm) const
{
    const int code = BND_C(MPI_Pack_c)(inbuf, incount, *this, outbuf, outsize, &position, comm);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
