// Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Pready] through templates/mpicxx/method.cpp.j2.
// Mark one partition of a partitioned send as ready for transfer.
#include "bnd_method.h"

#if BND_HAS_MPI_Pready
namespace BND_NAMESPACE {
inline namespace bindery {

void Prequest::Pready(int partition) const
{
    const int code = BND_C(MPI_Pready)(partition, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
