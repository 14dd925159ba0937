// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_WEIGHTS_EMPTY] through templates/mpicxx/constant.cpp.j2.
// Arrays with a meaning of their own.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(int *const &, WEIGHTS_EMPTY, MPI_WEIGHTS_EMPTY);

}  // namespace bindery
}  // namespace MPI
