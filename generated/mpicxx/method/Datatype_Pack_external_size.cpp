// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external_size] through templates/mpicxx/method.cpp.j2.
// Compute the space that data needs when packed in a portable representation.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Aint Datatype::Pack_external_size(const char *datarep, int incount) const
{
    Aint size{};
    const int code = BND_C(MPI_Pack_external_size)(datarep, incount, *this, &size);
    BND_CXX_CHECK(code);
    return size;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
