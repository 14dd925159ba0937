// Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_nthkey] through templates/mpicxx/method.cpp.j2.
// Return the key at a given position in an info object.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Info::Get_nthkey(int n, char *key) const
{
    const int code = BND_C(MPI_Info_get_nthkey)(*this, n, key);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
