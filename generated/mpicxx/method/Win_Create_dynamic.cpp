// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_create_dynamic] through templates/mpicxx/method.cpp.j2.
// Create a window without memory, to which memory can be attached later.
#include "bnd_method.h"

#if BND_HAS_MPI_Win_create_dynamic
namespace BND_NAMESPACE {
inline namespace bindery {

Win Win::Create_dynamic(const Info &info, const Intracomm &comm)
{
    MPI_Win win = MPI_WIN_NULL;
    const int code = BND_C(MPI_Win_create_dynamic)(info, comm, &win);
    BND_CXX_CHECK(code);
    return win;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
