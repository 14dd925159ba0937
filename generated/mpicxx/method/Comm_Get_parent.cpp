// Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_get_parent] through templates/mpicxx/method.cpp.j2.
// Return the intercommunicator to the processes that spawned the caller.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Intercomm Comm::Get_parent()
{
    MPI_Comm parent = MPI_COMM_NULL;
    const int code = BND_C(MPI_Comm_get_parent)(&parent);
    BND_CXX_CHECK(code);
    return parent;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
