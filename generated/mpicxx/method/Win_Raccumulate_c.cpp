// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Raccumulate] through templates/mpicxx/method.cpp.j2.
// Start a remote accumulate and return a request for its local completion.
#include "bnd_method.h"

#if BND_HAS_MPI_Raccumulate_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request Win::Raccumulate_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype, int target_rank, Aint target_disp, Count target_count, const Datatype &target_datatype, const Op &op) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Raccumulate_c)(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, *this, &request);
    BND_CXX_CHECK_CALLBACKS(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
