// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_pset_info] through templates/mpicxx/method.cpp.j2.
// Obtain an info object with the properties of one named process set.
#include "bnd_method.h"

#if BND_HAS_MPI_Session_get_pset_info
namespace BND_NAMESPACE {
inline namespace bindery {

Info Session::Get_pset_info(const char *pset_name) const
{
    MPI_Info info = MPI_INFO_NULL;
    const int code = BND_C(MPI_Session_get_pset_info)(*this, pset_name, &info);
    BND_CXX_CHECK(code);
    return info;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
