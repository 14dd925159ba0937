// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_CHARACTER] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_CHARACTER)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, CHARACTER, MPI_CHARACTER);

}  // namespace bindery
}  // namespace MPI
#endif
