// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_REAL4] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_REAL4)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, REAL4, MPI_REAL4);

}  // namespace bindery
}  // namespace MPI
#endif
