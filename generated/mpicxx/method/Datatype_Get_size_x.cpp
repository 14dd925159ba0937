// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_size_x] through templates/mpicxx/method.cpp.j2.
// Return the number of data bytes in a datatype as a wide integer.
#include "bnd_method.h"

#if BND_HAS_MPI_Type_size_x
namespace BND_NAMESPACE {
inline namespace bindery {

Count Datatype::Get_size_x() const
{
    Count size{};
    const int code = BND_C(MPI_Type_size_x)(*this, &size);
    BND_CXX_CHECK(code);
    return size;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
