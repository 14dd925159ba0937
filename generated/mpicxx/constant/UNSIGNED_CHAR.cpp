// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_UNSIGNED_CHAR] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_UNSIGNED_CHAR)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, UNSIGNED_CHAR, MPI_UNSIGNED_CHAR);

}  // namespace bindery
}  // namespace MPI
#endif
