// Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get] through templates/mpicxx/method.cpp.j2.
// Fetch the value of a key, cut to a maximum length (older interface).
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Info::Get(const char *key, int valuelen, char *value) const
{
    int flag = 0;
    const int code = BND_C(MPI_Info_get)(*this, key, valuelen, value, &flag);
    BND_CXX_CHECK(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
