// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_INT32_T] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_INT32_T)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, INT32_T, MPI_INT32_T);

}  // namespace bindery
}  // namespace MPI
#endif
