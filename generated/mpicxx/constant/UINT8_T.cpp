// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_UINT8_T] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_UINT8_T)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, UINT8_T, MPI_UINT8_T);

}  // namespace bindery
}  // namespace MPI
#endif
