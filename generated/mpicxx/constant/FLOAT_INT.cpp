// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_FLOAT_INT] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_FLOAT_INT)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, FLOAT_INT, MPI_FLOAT_INT);

}  // namespace bindery
}  // namespace MPI
#endif
