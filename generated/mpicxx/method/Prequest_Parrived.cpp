// Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Parrived] through templates/mpicxx/method.cpp.j2.
// Check whether one partition of a partitioned receive has arrived.
#include "bnd_method.h"

#if BND_HAS_MPI_Parrived
namespace BND_NAMESPACE {
inline namespace bindery {

bool Prequest::Parrived(int partition) const
{
    int flag = 0;
    const int code = BND_C(MPI_Parrived)(*this, partition, &flag);
    BND_CXX_CHECK(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
