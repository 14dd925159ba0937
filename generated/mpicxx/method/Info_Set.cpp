// Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_set] through templates/mpicxx/method.cpp.j2.
// Store a key with its value in an info object, replacing any old value.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Info::Set(const char *key, const char *value)
{
    const int code = BND_C(MPI_Info_set)(*this, key, value);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
