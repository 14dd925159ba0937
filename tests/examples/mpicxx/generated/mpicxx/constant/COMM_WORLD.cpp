// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_COMM_WORLD] through templates/mpicxx/constant.cpp.j2.
// Predefined communicators.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_COMM_WORLD)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Intracomm, COMM_WORLD, MPI_COMM_WORLD);

}  // namespace bindery
}  // namespace MPI
#endif
