// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_ARGVS_NULL] through templates/mpicxx/constant.cpp.j2.
// Arrays with a meaning of their own.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_ARGVS_NULL)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(const char ***const, ARGVS_NULL, (const char ***)(MPI_ARGVS_NULL));

}  // namespace bindery
}  // namespace MPI
#endif
