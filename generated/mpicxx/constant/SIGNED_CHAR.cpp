// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_SIGNED_CHAR] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_SIGNED_CHAR)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, SIGNED_CHAR, MPI_SIGNED_CHAR);

}  // namespace bindery
}  // namespace MPI
#endif
