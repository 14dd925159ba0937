// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_nth_pset] through templates/mpicxx/method.cpp.j2.
// Return the name of the process set with a given index in a session.
#include "bnd_method.h"

#if BND_HAS_MPI_Session_get_nth_pset
namespace BND_NAMESPACE {
inline namespace bindery {

void Session::Get_nth_pset(const Info &info, int n, int &pset_len, char *pset_name) const
{
    const int code = BND_C(MPI_Session_get_nth_pset)(*this, info, n, &pset_len, pset_name);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
