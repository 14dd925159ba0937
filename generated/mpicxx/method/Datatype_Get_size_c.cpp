// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_size] through templates/mpicxx/method.cpp.j2.
// Return the number of bytes of data in a datatype, without gaps.
#include "bnd_method.h"

#if BND_HAS_MPI_Type_size_c
namespace BND_NAMESPACE {
inline namespace bindery {

Count Datatype::Get_size_c() const
{
    Count size{};
    const int code = BND_C(MPI_Type_size_c)(*this, &size);
    BND_CXX_CHECK(code);
    return size;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
