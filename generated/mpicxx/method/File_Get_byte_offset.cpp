// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_byte_offset] through templates/mpicxx/method.cpp.j2.
// Turn an offset relative to the view into an absolute byte position in the file.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Offset File::Get_byte_offset(Offset offset) const
{
    Offset disp{};
    const int code = BND_C(MPI_File_get_byte_offset)(*this, offset, &disp);
    BND_CXX_CHECK(code);
    return disp;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
