// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Init] through templates/mpicxx/method.cpp.j2.
// Start MPI in the World Model without asking for a particular thread level.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Init(int &argc, char **&argv)
{
    const int code = BND_C(MPI_Init)(&argc, &argv);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
