// Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Get_version] through templates/mpicxx/method.cpp.j2.
// Report the version and subversion of the MPI standard in use.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Get_version(int &version, int &subversion)
{
    const int code = BND_C(MPI_Get_version)(&version, &subversion);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
