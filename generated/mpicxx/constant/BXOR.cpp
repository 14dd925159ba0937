// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_BXOR] through templates/mpicxx/constant.cpp.j2.
// Predefined reduction operations.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_BXOR)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(const Op, BXOR, MPI_BXOR);

}  // namespace bindery
}  // namespace MPI
#endif
