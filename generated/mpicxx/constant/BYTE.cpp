// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_BYTE] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_BYTE)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, BYTE, MPI_BYTE);

}  // namespace bindery
}  // namespace MPI
#endif
