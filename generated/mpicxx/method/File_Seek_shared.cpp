// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_seek_shared] through templates/mpicxx/method.cpp.j2.
// Move the shared file pointer, collectively and to the same place.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Seek_shared(Offset offset, int whence)
{
    const int code = BND_C(MPI_File_seek_shared)(*this, offset, whence);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
