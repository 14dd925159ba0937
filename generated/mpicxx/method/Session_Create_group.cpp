// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Group_from_session_pset] through templates/mpicxx/method.cpp.j2.
// Make a group out of the processes in a named process set of a session.
#include "bnd_method.h"

#if BND_HAS_MPI_Group_from_session_pset
namespace BND_NAMESPACE {
inline namespace bindery {

Group Session::Create_group(const char *pset_name) const
{
    MPI_Group newgroup = MPI_GROUP_NULL;
    const int code = BND_C(MPI_Group_from_session_pset)(*this, pset_name, &newgroup);
    BND_CXX_CHECK(code);
    return newgroup;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
