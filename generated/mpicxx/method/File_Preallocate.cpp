// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_preallocate] through templates/mpicxx/method.cpp.j2.
// Reserve storage for the first bytes of a file, up to a given size.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Preallocate(Offset size)
{
    const int code = BND_C(MPI_File_preallocate)(*this, size);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
