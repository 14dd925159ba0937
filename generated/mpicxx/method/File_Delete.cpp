// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_delete] through templates/mpicxx/method.cpp.j2.
// Remove the file that has the given name from storage.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Delete(const char *filename, const Info &info)
{
    const int code = BND_C(MPI_File_delete)(filename, info);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
