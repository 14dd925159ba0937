// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_atomicity] through templates/mpicxx/method.cpp.j2.
// Tell whether atomic mode is switched on for a file.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool File::Get_atomicity() const
{
    int flag = 0;
    const int code = BND_C(MPI_File_get_atomicity)(*this, &flag);
    BND_CXX_CHECK(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
