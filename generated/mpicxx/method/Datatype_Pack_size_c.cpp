// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_size] through templates/mpicxx/method.cpp.j2.
// Compute an upper bound on the space that native packing of data needs.
#include "bnd_method.h"

#if BND_HAS_MPI_Pack_size_c
namespace BND_NAMESPACE {
inline namespace bindery {

Count Datatype::Pack_size_c(Count incount, const Comm &comm) const
{
    Count size{};
    const int code = BND_C(MPI_Pack_size_c)(incount, *this, comm, &size);
    BND_CXX_CHECK(code);
    return size;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
