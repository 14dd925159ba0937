// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Rget] through templates/mpicxx/method.cpp.j2.
// Start a read from a remote window and return a request for its completion.
#include "bnd_method.h"

#if BND_HAS_MPI_Rget
namespace BND_NAMESPACE {
inline namespace bindery {

Request Win::Rget(void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank, Aint target_disp, int target_count, const Datatype &target_datatype) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Rget)(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
