// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_info] through templates/mpicxx/method.cpp.j2.
// Obtain a new info object holding the hints in use for a session.
#include "bnd_method.h"

#if BND_HAS_MPI_Session_get_info
namespace BND_NAMESPACE {
inline namespace bindery {

Info Session::Get_info() const
{
    MPI_Info info_used = MPI_INFO_NULL;
    const int code = BND_C(MPI_Session_get_info)(*this, &info_used);
    BND_CXX_CHECK(code);
    return info_used;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
