// Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_delete] through templates/mpicxx/method.cpp.j2.
// Remove one key and its value from an info object.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Info::Delete(const char *key)
{
    const int code = BND_C(MPI_Info_delete)(*this, key);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
