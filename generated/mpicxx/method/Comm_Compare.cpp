// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_compare] through templates/mpicxx/method.cpp.j2.
// Tell how far two communicators agree in context, members and rank order.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Comm::Compare(const Comm &comm1, const Comm &comm2)
{
    int result{};
    const int code = BND_C(MPI_Comm_compare)(comm1, comm2, &result);
    BND_CXX_CHECK(code);
    return result;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
