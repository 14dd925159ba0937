// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_size] through templates/mpicxx/method.cpp.j2.
// Truncate or extend a file to a given number of bytes.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Set_size(Offset size)
{
    const int code = BND_C(MPI_File_set_size)(*this, size);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
