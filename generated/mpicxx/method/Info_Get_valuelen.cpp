// Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_valuelen] through templates/mpicxx/method.cpp.j2.
// Return the length of the value stored under a key (older interface).
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Info::Get_valuelen(const char *key, int &valuelen) const
{
    int flag = 0;
    const int code = BND_C(MPI_Info_get_valuelen)(*this, key, &valuelen, &flag);
    BND_CXX_CHECK(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
