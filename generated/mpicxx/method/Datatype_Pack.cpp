// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack] through templates/mpicxx/method.cpp.j2.
// Append typed data to a contiguous packed buffer in native form.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Pack(const void *inbuf, int incount, void *outbuf, int outsize, int &position, const Comm &comm) const
{
    const int code = BND_C(MPI_Pack)(inbuf, incount, *this, outbuf, outsize, &position, comm);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
