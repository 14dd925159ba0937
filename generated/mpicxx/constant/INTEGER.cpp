// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_INTEGER] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_INTEGER)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, INTEGER, MPI_INTEGER);

}  // namespace bindery
}  // namespace MPI
#endif
