// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_2REAL] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_2REAL)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, TWOREAL, MPI_2REAL);

}  // namespace bindery
}  // namespace MPI
#endif
