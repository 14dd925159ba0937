// Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Wtick] through templates/mpicxx/method.cpp.j2.
// Return the resolution of the wall clock in seconds.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

double Wtick()
{
    return BND_C(MPI_Wtick)();
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
