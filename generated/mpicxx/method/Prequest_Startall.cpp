// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Startall] through templates/mpicxx/method.cpp.j2.
// Activate every persistent or partitioned request in a list.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Prequest::Startall(int count, Prequest array_of_requests[])
{
    const int code = BND_C(MPI_Startall)(count, bnd_cxx::handles(array_of_requests));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
