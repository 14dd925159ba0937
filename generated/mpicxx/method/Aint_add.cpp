// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Aint_add] through templates/mpicxx/method.cpp.j2.
// Add a byte displacement to an absolute address in a portable way.
#include "bnd_method.h"

#if BND_HAS_MPI_Aint_add
namespace BND_NAMESPACE {
inline namespace bindery {

Aint Aint_add(Aint base, Aint disp)
{
    return BND_C(MPI_Aint_add)(base, disp);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
