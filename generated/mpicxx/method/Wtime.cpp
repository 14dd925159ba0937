// Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Wtime] through templates/mpicxx/method.cpp.j2.
// Return the elapsed wall clock time in seconds since a past moment.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

double Wtime()
{
    return BND_C(MPI_Wtime)();
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
