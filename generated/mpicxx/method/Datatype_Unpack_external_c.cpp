// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack_external] through templates/mpicxx/method.cpp.j2.
// Extract typed data from a buffer packed in a portable representation.
#include "bnd_method.h"

#if BND_HAS_MPI_Unpack_external_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Datatype::Unpack_external_c(const char *datarep, const void *inbuf, Count insize, Count &position, void *outbuf, Count outcount) const
{
    const int code = BND_C(MPI_Unpack_external_c)(datarep, inbuf, insize, &position, outbuf, outcount, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
