// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_allocate] through templates/mpicxx/method.cpp.j2.
// Allocate local memory and create a window that exposes it to a communicator.
#include "bnd_method.h"

#if BND_HAS_MPI_Win_allocate_c
namespace BND_NAMESPACE {
inline namespace bindery {

Win Win::Allocate_c(Aint size, Aint disp_unit, const Info &info, const Intracomm &comm, void *&baseptr)
{
    MPI_Win win = MPI_WIN_NULL;
    const int code = BND_C(MPI_Win_allocate_c)(size, disp_unit, info, comm, &baseptr, &win);
    BND_CXX_CHECK(code);
    return win;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
