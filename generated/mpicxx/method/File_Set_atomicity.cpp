// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_atomicity] through templates/mpicxx/method.cpp.j2.
// Switch atomic mode on or off for a file, collectively.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Set_atomicity(bool flag)
{
    const int code = BND_C(MPI_File_set_atomicity)(*this, flag);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
