// Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_free] through templates/mpicxx/method.cpp.j2.
// Free an info object and set its handle to null.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Info::Free()
{
    const int code = BND_C(MPI_Info_free)(bnd_cxx::address(*this));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
