// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_OP_NULL] through templates/mpicxx/constant.cpp.j2.
// Predefined reduction operations.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_OP_NULL)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(const Op, OP_NULL, MPI_OP_NULL);

}  // namespace bindery
}  // namespace MPI
#endif
