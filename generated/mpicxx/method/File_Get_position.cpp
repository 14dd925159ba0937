// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_position] through templates/mpicxx/method.cpp.j2.
// Return the current individual file pointer, counted in etypes.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Offset File::Get_position() const
{
    Offset offset{};
    const int code = BND_C(MPI_File_get_position)(*this, &offset);
    BND_CXX_CHECK(code);
    return offset;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
