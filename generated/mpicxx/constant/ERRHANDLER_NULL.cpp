// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_ERRHANDLER_NULL] through templates/mpicxx/constant.cpp.j2.
// Predefined error handlers.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_ERRHANDLER_NULL)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(const Errhandler, ERRHANDLER_NULL, MPI_ERRHANDLER_NULL);

}  // namespace bindery
}  // namespace MPI
#endif
