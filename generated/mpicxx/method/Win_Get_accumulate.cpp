// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Get_accumulate] through templates/mpicxx/method.cpp.j2.
// Fetch remote window data and then combine local data into the same place.
#include "bnd_method.h"

#if BND_HAS_MPI_Get_accumulate
namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Get_accumulate(const void *origin_addr, int origin_count, const Datatype &origin_datatype, void *result_addr, int result_count, const Datatype &result_datatype, int target_rank, Aint target_disp, int target_count, const Datatype &target_datatype, const Op &op) const
{
    const int code = BND_C(MPI_Get_accumulate)(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, *this);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
