// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_GROUP_NULL] through templates/mpicxx/constant.cpp.j2.
// Predefined groups.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_GROUP_NULL)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(const Group, GROUP_NULL, MPI_GROUP_NULL);

}  // namespace bindery
}  // namespace MPI
#endif
