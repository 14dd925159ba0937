// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_INTEGER4] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_INTEGER4)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, INTEGER4, MPI_INTEGER4);

}  // namespace bindery
}  // namespace MPI
#endif
