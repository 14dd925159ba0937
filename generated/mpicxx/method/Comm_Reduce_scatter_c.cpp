// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_scatter] through templates/mpicxx/method.cpp.j2.
// Reduce a vector and hand out pieces of varying size to the processes.
#include "bnd_method.h"

#if BND_HAS_MPI_Reduce_scatter_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Reduce_scatter_c(const void *sendbuf, void *recvbuf, const Count recvcounts[], const Datatype &datatype, const Op &op) const
{
    const int code = BND_C(MPI_Reduce_scatter_c)(sendbuf, recvbuf, bnd_cxx::without_const(recvcounts), datatype, op, *this);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
