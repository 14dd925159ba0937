// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_2DOUBLE_PRECISION] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_2DOUBLE_PRECISION)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, TWODOUBLE_PRECISION, MPI_2DOUBLE_PRECISION);

}  // namespace bindery
}  // namespace MPI
#endif
