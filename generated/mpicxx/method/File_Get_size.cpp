// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_size] through templates/mpicxx/method.cpp.j2.
// Return the current size of an open file in bytes.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Offset File::Get_size() const
{
    Offset size{};
    const int code = BND_C(MPI_File_get_size)(*this, &size);
    BND_CXX_CHECK(code);
    return size;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
