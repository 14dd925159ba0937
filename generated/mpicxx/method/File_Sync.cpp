// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_sync] through templates/mpicxx/method.cpp.j2.
// Push written data of a file to storage and make updates by others visible.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Sync()
{
    const int code = BND_C(MPI_File_sync)(*this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
