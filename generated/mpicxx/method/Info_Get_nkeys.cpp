// Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_nkeys] through templates/mpicxx/method.cpp.j2.
// Count the keys currently defined in an info object.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Info::Get_nkeys() const
{
    int nkeys{};
    const int code = BND_C(MPI_Info_get_nkeys)(*this, &nkeys);
    BND_CXX_CHECK(code);
    return nkeys;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
