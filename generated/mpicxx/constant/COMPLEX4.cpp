// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_COMPLEX4] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_COMPLEX4)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, COMPLEX4, MPI_COMPLEX4);

}  // namespace bindery
}  // namespace MPI
#endif
