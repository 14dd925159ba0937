// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Compare_and_swap] through templates/mpicxx/method.cpp.j2.
// Swap one remote value atomically if it equals a given one, fetching the old value.
#include "bnd_method.h"

#if BND_HAS_MPI_Compare_and_swap
namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr, const Datatype &datatype, int target_rank, Aint target_disp) const
{
    const int code = BND_C(MPI_Compare_and_swap)(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
