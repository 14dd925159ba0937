// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_close] through templates/mpicxx/method.cpp.j2.
// Flush and close a file, collectively over the group that opened it.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Close()
{
    const int code = BND_C(MPI_File_close)(bnd_cxx::address(*this));
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
