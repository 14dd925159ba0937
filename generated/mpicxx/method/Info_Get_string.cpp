// Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_string] through templates/mpicxx/method.cpp.j2.
// Fetch the value of a key together with the buffer length it needs.
#include "bnd_method.h"

#if BND_HAS_MPI_Info_get_string
namespace BND_NAMESPACE {
inline namespace bindery {

bool Info::Get_string(const char *key, int &buflen, char *value) const
{
    int flag = 0;
    const int code = BND_C(MPI_Info_get_string)(*this, key, &buflen, value, &flag);
    BND_CXX_CHECK(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
