// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_seek] through templates/mpicxx/method.cpp.j2.
// Move the individual file pointer of the calling process.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Seek(Offset offset, int whence)
{
    const int code = BND_C(MPI_File_seek)(*this, offset, whence);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
