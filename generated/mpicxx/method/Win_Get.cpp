// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Get] through templates/mpicxx/method.cpp.j2.
// Read data from a target process window into a local buffer.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Get(void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank, Aint target_disp, int target_count, const Datatype &target_datatype) const
{
    const int code = BND_C(MPI_Get)(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
