// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_NO_OP] through templates/mpicxx/constant.cpp.j2.
// Predefined reduction operations.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_NO_OP)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(const Op, NO_OP, MPI_NO_OP);

}  // namespace bindery
}  // namespace MPI
#endif
