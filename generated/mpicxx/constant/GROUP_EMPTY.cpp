// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_GROUP_EMPTY] through templates/mpicxx/constant.cpp.j2.
// Predefined groups.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_GROUP_EMPTY)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(const Group, GROUP_EMPTY, MPI_GROUP_EMPTY);

}  // namespace bindery
}  // namespace MPI
#endif
