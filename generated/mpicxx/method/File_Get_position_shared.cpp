// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_position_shared] through templates/mpicxx/method.cpp.j2.
// Return the current shared file pointer, counted in etypes.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Offset File::Get_position_shared() const
{
    Offset offset{};
    const int code = BND_C(MPI_File_get_position_shared)(*this, &offset);
    BND_CXX_CHECK(code);
    return offset;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
