// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Aint_diff] through templates/mpicxx/method.cpp.j2.
// Subtract one absolute address from another in a portable way.
#include "bnd_method.h"

#if BND_HAS_MPI_Aint_diff
namespace BND_NAMESPACE {
inline namespace bindery {

Aint Aint_diff(Aint addr1, Aint addr2)
{
    return BND_C(MPI_Aint_diff)(addr1, addr2);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
