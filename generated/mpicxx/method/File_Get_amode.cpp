// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_amode] through templates/mpicxx/method.cpp.j2.
// Return the access mode with which a file was opened.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int File::Get_amode() const
{
    int amode{};
    const int code = BND_C(MPI_File_get_amode)(*this, &amode);
    BND_CXX_CHECK(code);
    return amode;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
