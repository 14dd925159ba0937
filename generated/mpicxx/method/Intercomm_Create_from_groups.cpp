// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_create_from_groups] through templates/mpicxx/method.cpp.j2.
// Build an intercommunicator directly from a local and a remote group.
#include "bnd_method.h"

#if BND_HAS_MPI_Intercomm_create_from_groups
namespace BND_NAMESPACE {
inline namespace bindery {

Intercomm Intercomm::Create_from_groups(const Group &local_group, int local_leader, const Group &remote_group, int remote_leader, const char *stringtag, const Info &info, const Errhandler &errhandler)
{
    MPI_Comm newintercomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Intercomm_create_from_groups)(local_group, local_leader, remote_group, remote_leader, stringtag, info, bnd_cxx::errhandler_to_c(errhandler, bnd_cxx::of_comm), &newintercomm);
    BND_CXX_CHECK(code);
    return newintercomm;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
