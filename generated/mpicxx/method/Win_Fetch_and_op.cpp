// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Fetch_and_op] through templates/mpicxx/method.cpp.j2.
// Fetch one remote element and update it with an operation in one atomic step.
#include "bnd_method.h"

#if BND_HAS_MPI_Fetch_and_op
namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Fetch_and_op(const void *origin_addr, void *result_addr, const Datatype &datatype, int target_rank, Aint target_disp, const Op &op) const
{
    const int code = BND_C(MPI_Fetch_and_op)(origin_addr, result_addr, datatype, target_rank, target_disp, op, *this);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
