// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_SHORT_INT] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_SHORT_INT)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, SHORT_INT, MPI_SHORT_INT);

}  // namespace bindery
}  // namespace MPI
#endif
