// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_ERRORS_ABORT] through templates/mpicxx/constant.cpp.j2.
// Predefined error handlers.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_ERRORS_ABORT)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(const Errhandler, ERRORS_ABORT, MPI_ERRORS_ABORT);

}  // namespace bindery
}  // namespace MPI
#endif
