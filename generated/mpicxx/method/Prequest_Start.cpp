// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Start] through templates/mpicxx/method.cpp.j2.
// Activate one persistent or partitioned request.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Prequest::Start()
{
    const int code = BND_C(MPI_Start)(bnd_cxx::address(*this));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
