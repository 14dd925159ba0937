// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external] through templates/mpicxx/method.cpp.j2.
// Append typed data to a packed buffer in a portable representation.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Pack_external(const char *datarep, const void *inbuf, int incount, void *outbuf, Aint outsize, Aint &position) const
{
    const int code = BND_C(MPI_Pack_external)(datarep, inbuf, incount, *this, outbuf, outsize, &position);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
