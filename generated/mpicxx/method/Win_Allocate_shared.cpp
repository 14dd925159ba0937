// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_allocate_shared] through templates/mpicxx/method.cpp.j2.
// Allocate a window in memory that all its processes can load and store directly.
#include "bnd_method.h"

#if BND_HAS_MPI_Win_allocate_shared
namespace BND_NAMESPACE {
inline namespace bindery {

Win Win::Allocate_shared(Aint size, int disp_unit, const Info &info, const Intracomm &comm, void *&baseptr)
{
    MPI_Win win = MPI_WIN_NULL;
    const int code = BND_C(MPI_Win_allocate_shared)(size, disp_unit, info, comm, &baseptr, &win);
    BND_CXX_CHECK(code);
    return win;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
