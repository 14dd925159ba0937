// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Bcast] through templates/mpicxx/method.cpp.j2.
// Copy the buffer of the root to all other processes.
#include "bnd_method.h"

#if BND_HAS_MPI_Bcast_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Bcast_c(void *buffer, Count count, const Datatype &datatype, int root) const
{
    const int code = BND_C(MPI_Bcast_c)(buffer, count, datatype, root, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
