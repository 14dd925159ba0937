// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_num_psets] through templates/mpicxx/method.cpp.j2.
// Count the process sets that are available to a session.
#include "bnd_method.h"

#if BND_HAS_MPI_Session_get_num_psets
namespace BND_NAMESPACE {
inline namespace bindery {

int Session::Get_num_psets(const Info &info) const
{
    int npset_names{};
    const int code = BND_C(MPI_Session_get_num_psets)(*this, info, &npset_names);
    BND_CXX_CHECK(code);
    return npset_names;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
