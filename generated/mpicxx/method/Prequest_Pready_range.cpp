// Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Pready_range] through templates/mpicxx/method.cpp.j2.
// Mark a contiguous range of partitions of a partitioned send as ready.
#include "bnd_method.h"

#if BND_HAS_MPI_Pready_range
namespace BND_NAMESPACE {
inline namespace bindery {

void Prequest::Pready_range(int partition_low, int partition_high) const
{
    const int code = BND_C(MPI_Pready_range)(partition_low, partition_high, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
