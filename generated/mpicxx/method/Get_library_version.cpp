// Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Get_library_version] through templates/mpicxx/method.cpp.j2.
// Return a text that identifies the MPI library and its release.
#include "bnd_method.h"

#if BND_HAS_MPI_Get_library_version
namespace BND_NAMESPACE {
inline namespace bindery {

void Get_library_version(char *version, int &resultlen)
{
    const int code = BND_C(MPI_Get_library_version)(version, &resultlen);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
