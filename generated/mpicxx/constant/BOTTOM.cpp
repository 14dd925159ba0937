// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_BOTTOM] through templates/mpicxx/constant.cpp.j2.
// Addresses with a meaning of their own: the library knows them by where they are, not by what they hold.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_BOTTOM)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(void *const, BOTTOM, MPI_BOTTOM);

}  // namespace bindery
}  // namespace MPI
#endif
