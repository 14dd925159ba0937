// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_create] through templates/mpicxx/method.cpp.j2.
// Create a window over memory that each process already owns.
#include "bnd_method.h"

#if BND_HAS_MPI_Win_create_c
namespace BND_NAMESPACE {
inline namespace bindery {

Win Win::Create_c(const void *base, Aint size, Aint disp_unit, const Info &info, const Intracomm &comm)
{
    MPI_Win win = MPI_WIN_NULL;
    const int code = BND_C(MPI_Win_create_c)(const_cast<void *>(base), size, disp_unit, info, comm, &win);
    BND_CXX_CHECK(code);
    return win;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
