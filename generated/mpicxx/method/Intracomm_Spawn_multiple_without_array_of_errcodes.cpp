// Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_spawn_multiple] through templates/mpicxx/method.cpp.j2.
// Launch different programs or argument sets together and connect to them.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Intercomm Intracomm::Spawn_multiple(int count, const char *array_of_commands[], const char **array_of_argv[], const int array_of_maxprocs[], const Info array_of_info[], int root)
{
    MPI_Comm intercomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Comm_spawn_multiple)(count, bnd_cxx::strings(array_of_commands), bnd_cxx::strings(array_of_argv), bnd_cxx::without_const(array_of_maxprocs), bnd_cxx::handles(array_of_info), root, *this, &intercomm, MPI_ERRCODES_IGNORE);
    BND_CXX_CHECK(code);
    return intercomm;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
