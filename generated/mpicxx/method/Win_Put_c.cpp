// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Put] through templates/mpicxx/method.cpp.j2.
// Write local data into the window of a target process.
#include "bnd_method.h"

#if BND_HAS_MPI_Put_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Put_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype, int target_rank, Aint target_disp, Count target_count, const Datatype &target_datatype) const
{
    const int code = BND_C(MPI_Put_c)(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
