// Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_spawn] through templates/mpicxx/method.cpp.j2.
// Launch several copies of one program and connect to them.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Intercomm Intracomm::Spawn(const char *command, const char *argv[], int maxprocs, const Info &info, int root, int array_of_errcodes[]) const
{
    MPI_Comm intercomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Comm_spawn)(command, bnd_cxx::strings(argv), maxprocs, info, root, *this, &intercomm, array_of_errcodes);
    BND_CXX_CHECK(code);
    return intercomm;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
