// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Comm_create_from_group] through templates/mpicxx/method.cpp.j2.
// Build an intracommunicator directly from a group, without a parent communicator.
#include "bnd_method.h"

#if BND_HAS_MPI_Comm_create_from_group
namespace BND_NAMESPACE {
inline namespace bindery {

Intracomm Intracomm::Create_from_group(const Group &group, const char *stringtag, const Info &info, const Errhandler &errhandler)
{
    MPI_Comm newcomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Comm_create_from_group)(group, stringtag, info, bnd_cxx::errhandler_to_c(errhandler, bnd_cxx::of_comm), &newcomm);
    BND_CXX_CHECK(code);
    return newcomm;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
