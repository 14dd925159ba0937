// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_info] through templates/mpicxx/method.cpp.j2.
// Change the hints attached to a file, collectively over its group.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Set_info(const Info &info)
{
    const int code = BND_C(MPI_File_set_info)(*this, info);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
