// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_LONG_DOUBLE_INT] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_LONG_DOUBLE_INT)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, LONG_DOUBLE_INT, MPI_LONG_DOUBLE_INT);

}  // namespace bindery
}  // namespace MPI
#endif
