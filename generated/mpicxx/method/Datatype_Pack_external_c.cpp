// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external] through templates/mpicxx/method.cpp.j2.
// Append typed data to a packed buffer in a portable representation.
#include "bnd_method.h"

#if BND_HAS_MPI_Pack_external_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Pack_external_c(const char *datarep, const void *inbuf, Count incount, void *outbuf, Count outsize, Count &position) const
{
    const int code = BND_C(MPI_Pack_external_c)(datarep, inbuf, incount, *this, outbuf, outsize, &position);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
