// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_size] through templates/mpicxx/method.cpp.j2.
// Compute an upper bound on the space that native packing of data needs.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Datatype::Pack_size(int incount, const Comm &comm) const
{
    int size{};
    const int code = BND_C(MPI_Pack_size)(incount, *this, comm, &size);
    BND_CXX_CHECK(code);
    return size;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
