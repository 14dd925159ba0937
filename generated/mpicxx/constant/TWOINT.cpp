// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_2INT] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_2INT)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, TWOINT, MPI_2INT);

}  // namespace bindery
}  // namespace MPI
#endif
