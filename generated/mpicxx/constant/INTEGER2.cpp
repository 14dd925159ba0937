// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_INTEGER2] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_INTEGER2)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, INTEGER2, MPI_INTEGER2);

}  // namespace bindery
}  // namespace MPI
#endif
