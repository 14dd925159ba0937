// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_BUFFER_AUTOMATIC] through templates/mpicxx/constant.cpp.j2.
// Addresses with a meaning of their own: the library knows them by where they are, not by what they hold.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_BUFFER_AUTOMATIC)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(void *const, BUFFER_AUTOMATIC, MPI_BUFFER_AUTOMATIC);

}  // namespace bindery
}  // namespace MPI
#endif
