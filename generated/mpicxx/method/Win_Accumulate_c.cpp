// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Accumulate] through templates/mpicxx/method.cpp.j2.
// Combine local data into a remote window with a predefined reduction operation.
#include "bnd_method.h"

#if BND_HAS_MPI_Accumulate_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Accumulate_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype, int target_rank, Aint target_disp, Count target_count, const Datatype &target_datatype, const Op &op) const
{
    const int code = BND_C(MPI_Accumulate_c)(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, *this);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
