// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_PACKED] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_PACKED)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, PACKED, MPI_PACKED);

}  // namespace bindery
}  // namespace MPI
#endif
