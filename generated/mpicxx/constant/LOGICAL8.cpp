// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_LOGICAL8] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_LOGICAL8)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, LOGICAL8, MPI_LOGICAL8);

}  // namespace bindery
}  // namespace MPI
#endif
