// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external_size] through templates/mpicxx/method.cpp.j2.
// Compute the space that data needs when packed in a portable representation.
#include "bnd_method.h"

#if BND_HAS_MPI_Pack_external_size_c
namespace BND_NAMESPACE {
inline namespace bindery {

Count Datatype::Pack_external_size_c(const char *datarep, Count incount) const
{
    Count size{};
    const int code = BND_C(MPI_Pack_external_size_c)(datarep, incount, *this, &size);
    BND_CXX_CHECK(code);
    return size;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
