// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_COUNT] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_COUNT)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, COUNT, MPI_COUNT);

}  // namespace bindery
}  // namespace MPI
#endif
