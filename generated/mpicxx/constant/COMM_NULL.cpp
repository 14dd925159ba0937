// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_COMM_NULL] through templates/mpicxx/constant.cpp.j2.
// Predefined communicators.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_COMM_NULL)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Nullcomm, COMM_NULL, MPI_COMM_NULL);

}  // namespace bindery
}  // namespace MPI
#endif
