// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_UB] through templates/mpicxx/constant.cpp.j2.
// Removed in MPI-3.0, still found in libraries; the standard ABI has none of them, the values are those of solo.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if BND_HAS_MPI_UB
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, UB, (MPI_Datatype)(BND_CXX_MPI_UB));

}  // namespace bindery
}  // namespace MPI
#endif
