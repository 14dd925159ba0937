// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack] through templates/mpicxx/method.cpp.j2.
// Extract typed data from a buffer packed in native form.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Unpack(const void *inbuf, int insize, void *outbuf, int outcount, int &position, const Comm &comm) const
{
    const int code = BND_C(MPI_Unpack)(inbuf, insize, &position, outbuf, outcount, *this, comm);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
