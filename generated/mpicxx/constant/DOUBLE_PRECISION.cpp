// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_DOUBLE_PRECISION] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_DOUBLE_PRECISION)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, DOUBLE_PRECISION, MPI_DOUBLE_PRECISION);

}  // namespace bindery
}  // namespace MPI
#endif
